import { keyNamed, type SettingKey } from '#contract/settings/keys.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

/** Everybody may be allowed single keys, but not every key: those that move money or lock people out need more. */
export const mayTouch = (actor: Actor, key: SettingKey): boolean =>
  keyNamed(key).open === true || holds(actor, 'admin:system:config:save:form');
