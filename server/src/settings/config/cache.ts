import type { PlainSetting, Setting, SettingValue } from '#contract/settings/setting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Services } from '#server/platform/services.ts';
import { meaningOf, storedValues } from './queries.ts';

interface Kept {
  isFresh(): boolean;
  stored: Promise<Map<string, string>> | undefined;
}

const keptFor = new WeakMap<Db, Kept>();

/** From here on reads of this database are answered from memory, until news of a changed setting. */
export function keepSettings({ database, hub }: Pick<Services, 'database' | 'hub'>): void {
  const kept: Kept = { isFresh: () => hub.isListening(), stored: undefined };
  keptFor.set(database.db, kept);
  hub.on((news) => {
    if (news.topic === 'gap' || (news.topic === 'change' && 'config' in news.tables)) kept.stored = undefined;
  });
}

/** After a write of this process, which must not wait until its own news comes back. */
export function forgetSettings(db: Db): void {
  const kept = keptFor.get(db);
  if (kept) kept.stored = undefined;
}

async function allStored(db: Db): Promise<Map<string, string>> {
  const kept = keptFor.get(db);
  if (!kept?.isFresh()) return storedValues(db);
  const reading = (kept.stored ??= storedValues(db));
  // A failed read is not kept.
  reading.catch(() => forgetSettings(db));
  return reading;
}

/** In a transaction it reads what that transaction sees; elsewhere it costs no query. */
export async function settingOf<S extends PlainSetting>(db: Db, setting: S): Promise<SettingValue<S>> {
  return meaningOf(setting, (await allStored(db)).get(setting.key));
}

/** All settings of a group at once: `settingsOf(db, freightSettings)`. */
export async function settingsOf<G extends Record<string, PlainSetting>>(
  db: Db,
  group: G,
): Promise<{ [K in keyof G]: SettingValue<G[K]> }> {
  const stored = await allStored(db);
  const values = Object.values(group).map((setting) => [setting.key, meaningOf(setting, stored.get(setting.key))]);
  return Object.fromEntries(values) as { [K in keyof G]: SettingValue<G[K]> };
}

/** A secret, decrypted; empty when it was never set, or when it was encrypted with a key that is lost. */
export async function secretOf(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  { key }: Setting & { secret: true },
): Promise<string> {
  const encrypted = (await allStored(database.db)).get(key) ?? '';
  return encrypted === '' ? '' : (secrets.decrypt(encrypted) ?? '');
}
