import type { PlainSetting, Setting, SettingValue } from '#contract/settings/setting.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { frozen } from './frozen.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { meaningOf, storedValues } from './queries.ts';

type Stored = ReadonlyMap<string, string>;

interface CachedSettings {
  isFresh(): boolean;
  /** Values that are being read, or there. */
  stored: Promise<Stored> | undefined;
  /** Values that are there. */
  values: Stored | undefined;
}

const keptFor = new WeakMap<Db, CachedSettings>();

/** Answers reads of this database from memory, until news of a changed setting. */
export function keepSettings({ database, hub }: Pick<Services, 'database' | 'hub'>): void {
  const kept: CachedSettings = { isFresh: () => hub.isListening(), stored: undefined, values: undefined };
  keptFor.set(database.db, kept);
  hub.on((news) => {
    if (news.topic === 'gap' || (news.topic === 'change' && 'config' in news.tables)) forgetSettings(database.db);
  });
}

/** Forgets after a write of this process, which must not wait until its own news comes back. */
export function forgetSettings(db: Db): void {
  const kept = keptFor.get(db);
  if (kept) Object.assign(kept, { stored: undefined, values: undefined });
}

async function readStored(db: Db, kept: CachedSettings): Promise<Stored> {
  const reading: Promise<Stored> = storedValues(db);
  kept.stored = reading;
  // A failed read is not kept, nor is one that news has overtaken.
  reading.then(
    (values) => kept.stored === reading && Object.assign(kept, { values }),
    () => forgetSettings(db),
  );
  return reading;
}

async function allStored(db: Db): Promise<Stored> {
  const kept = keptFor.get(db);
  if (!kept?.isFresh()) return storedValues(db);
  return kept.stored ?? readStored(db, kept);
}

/** A write holds a connection, so it must not wait for another: what is not in memory it reads on its own. */
async function storedFor({ tx, db }: ReadContext): Promise<Stored> {
  const kept = keptFor.get(db);
  if (kept?.isFresh() && kept.values) return kept.values;
  void allStored(db).catch(() => {});
  return storedValues(tx);
}

/** Meanings of texts that are kept, each found out once. */
const meanings = new WeakMap<Stored, Map<PlainSetting, unknown>>();

function meaningIn<S extends PlainSetting>(stored: Stored, setting: S): SettingValue<S> {
  const known = meanings.get(stored) ?? new Map<PlainSetting, unknown>();
  meanings.set(stored, known);
  if (!known.has(setting)) known.set(setting, frozen(meaningOf(setting, stored.get(setting.key))));
  return known.get(setting) as SettingValue<S>;
}

type Group = Record<string, PlainSetting>;
type SettingValues<G extends Group> = { [K in keyof G]: SettingValue<G[K]> };

const valuesOf = <G extends Group>(group: G, stored: Stored) =>
  Object.fromEntries(Object.values(group).map((setting) => [setting.key, meaningIn(stored, setting)])) as SettingValues<G>;

/** Reads a setting: in a transaction what that transaction sees, elsewhere without a query. */
export async function settingOf<S extends PlainSetting>(db: Db, setting: S): Promise<SettingValue<S>> {
  return meaningIn(await allStored(db), setting);
}

/** All settings of a group at once: `settingsOf(db, freightSettings)`. */
export const settingsOf = async <G extends Group>(db: Db, group: G): Promise<SettingValues<G>> =>
  valuesOf(group, await allStored(db));

/**
 * Reads settings from the rows, at a query: for a value that the call before may have written, whose news is still on its way.
 */
export const settingsNow = async <G extends Group>(db: Db, group: G): Promise<SettingValues<G>> =>
  valuesOf(
    group,
    await storedValues(
      db,
      Object.values(group).map(({ key }) => key),
    ),
  );

/** Reads settings in a write that changes none: from memory, as for a read. */
export const settingsFor = async <G extends Group>(write: ReadContext, group: G): Promise<SettingValues<G>> =>
  valuesOf(group, await storedFor(write));

/** True in a write where each of these has a value; what a secret is, stays closed. */
export async function areFilledFor(write: ReadContext, settings: readonly Pick<Setting, 'key'>[]): Promise<boolean> {
  const stored = await storedFor(write);
  return settings.every(({ key }) => (stored.get(key) ?? '').trim() !== '');
}

/** A secret, decrypted; empty when it was never set, or when it was encrypted with a key that is lost. */
export async function secretOf(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  { key }: Setting & { secret: true },
): Promise<string> {
  const encrypted = (await allStored(database.db)).get(key) ?? '';
  return encrypted === '' ? '' : (secrets.decrypt(encrypted) ?? '');
}
