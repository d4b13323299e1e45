import { configRefusals } from '#contract/settings/config.ts';
import { SECRET_SET, type Setting } from '#contract/settings/setting.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

/** Allows single keys to everybody, but not every key: those that move money or lock people out need more. */
export const mayTouch = (actor: Actor, setting: Setting | undefined): boolean =>
  setting?.open === true || holds(actor, 'admin:system:config:save:form');

/** Answer for a stored text: a secret never leaves, whatever form its row stands in. */
export const toAnswer = (setting: Setting | undefined, { value, isSealed }: { value: string; isSealed: boolean }): string =>
  (setting?.secret || isSealed) && value !== '' ? SECRET_SET : value;

/** Forms follow declarations; a row of an undeclared key stands where its client has put it. */
export const formOf = (setting: Setting | undefined, sent: number): number => (setting ? (setting.form ?? 0) : sent);

const TITLE_MAX = 255;
/** Title of a row, from whatever a form calls its field. */
export const titleOf = (label: string): string => label.replaceAll('\u0000', '').slice(0, TITLE_MAX).toWellFormed();

/** A secret that comes back as it was answered stays as it is. */
export const isUnchanged = (isSecret: boolean, sent: string): boolean => isSecret && sent === SECRET_SET;

export function checkValue({ value }: Setting, sent: string): void {
  const { error } = value.safeParse(sent);
  if (error) throw configRefusals.BAD_VALUE({ message: error.issues[0]?.message ?? '配置的值不正确' });
}

/** The text that is stored: clients compare the words of a switch, and each key has its own two. */
export function toStored({ value }: Setting, sent: string): string {
  const read = value.safeParse(sent);
  return read.success && typeof read.data === 'boolean' ? String(value.encode(read.data)) : sent;
}
