import { configCalls, no } from '#contract/settings/config.ts';
import { SECRET_SET, type SettingKey, isSettingKey, keyNamed } from '#contract/settings/keys.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Ground } from '#server/platform/ground.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { forgetSettings } from './cache.ts';
import { setConfig, storedValues } from './queries.ts';
import { mayTouch } from './rules.ts';

function openedKey(actor: Actor, key: string): SettingKey {
  if (!isSettingKey(key) || !mayTouch(actor, key)) throw no.NOT_OPEN();
  return key;
}

function checkValue(key: SettingKey, value: string): void {
  const { error } = keyNamed(key).value.safeParse(value);
  if (error) throw no.BAD_VALUE({ message: error.issues[0]?.message ?? '配置的值不正确' });
}

export const configRoutes = ({ database, seal }: Pick<Ground, 'database' | 'seal'>) =>
  serve(configCalls, {
    get: read(async (db, { key: asked }, { actor }) => {
      const key = openedKey(actor, asked);
      const { initial, secret } = keyNamed(key);
      const stored = (await storedValues(db, [key])).get(key) ?? initial;
      return secret && stored !== '' ? SECRET_SET : stored;
    }),
    save: write(async ({ tx, actor, now }, { key: asked, value }) => {
      const key = openedKey(actor, asked);
      checkValue(key, value);
      const isSecret = keyNamed(key).secret === true && value !== '';
      if (isSecret && value === SECRET_SET) return true as const;
      await setConfig(tx, key, isSecret ? seal.close(value) : value, now);
      forgetSettings(database.db);
      return true as const;
    }),
  });
