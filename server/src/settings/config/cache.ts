import type { PlainKey, SecretKey, SettingValue } from '#contract/settings/keys.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Ground } from '#server/platform/ground.ts';
import { meaningOf, storedValues } from './queries.ts';

interface Kept {
  isFresh(): boolean;
  stored: Promise<Map<string, string>> | undefined;
}

const keptFor = new WeakMap<Db, Kept>();

/** From here on reads of this database are answered from memory, until news of a changed setting. */
export function keepSettings({ database, hub }: Pick<Ground, 'database' | 'hub'>): void {
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
export async function settingOf<K extends PlainKey>(db: Db, key: K): Promise<SettingValue<K>> {
  return meaningOf(key, (await allStored(db)).get(key));
}

export async function settingsOf<K extends PlainKey>(db: Db, keys: readonly K[]): Promise<{ [P in K]: SettingValue<P> }> {
  const stored = await allStored(db);
  return Object.fromEntries(keys.map((key) => [key, meaningOf(key, stored.get(key))])) as { [P in K]: SettingValue<P> };
}

/** A sealed setting, opened; empty when it was never set, or when it was sealed with a key that is lost. */
export async function secretOf({ database, seal }: Pick<Ground, 'database' | 'seal'>, key: SecretKey): Promise<string> {
  const sealed = (await allStored(database.db)).get(key) ?? '';
  return sealed === '' ? '' : (seal.open(sealed) ?? '');
}
