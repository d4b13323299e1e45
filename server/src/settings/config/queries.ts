import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type StoredSetting, configRefusals } from '#contract/settings/config.ts';
import type { Setting, SettingValue } from '#contract/settings/setting.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { config } from './tables.ts';

type StoredText = Pick<typeof config.$inferSelect, 'value' | 'isSealed'>;

/** The stored texts of live rows; keys without a row are left out. */
export async function storedValues(db: Db, names?: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: config.name, value: config.value })
    .from(config)
    .where(and(eq(config.status, false), names && inArray(config.name, [...names])));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** The live rows of a form, also of keys that nothing here declares. */
export async function storedForm(db: Db, formId: number, keys: readonly string[]): Promise<Map<string, StoredText>> {
  const rows = await db
    .select({ name: config.name, value: config.value, isSealed: config.isSealed })
    .from(config)
    .where(
      and(eq(config.status, false), or(inArray(config.name, [...keys]), formId > 0 ? eq(config.formId, formId) : undefined)),
    );
  return new Map(rows.map(({ name, ...stored }) => [name, stored]));
}

/** The row of a key, as clients of the wire know it. */
export async function settingRows(db: Db, name: string): Promise<(StoredSetting & StoredText)[]> {
  return db
    .select()
    .from(config)
    .where(and(eq(config.name, name), eq(config.status, false)));
}

/** True where the row of any of the settings is among these. */
export async function isRowOf(db: Db, of: readonly Pick<Setting, 'key'>[], ids: readonly number[]): Promise<boolean> {
  const names = of.map(({ key }) => key);
  const rows = await db
    .select({ id: config.id })
    .from(config)
    .where(and(inArray(config.name, names), inArray(config.id, [...ids])));
  return rows.length > 0;
}

export const settings = rowsOf(config, { missing: configRefusals.NOT_FOUND });

/** Value of a stored text. An unreadable one means the initial value, so that no setting stops the shop; an empty list is one. */
export function meaningOf<S extends Setting>({ value, initial }: S, stored: string | undefined): SettingValue<S> {
  const read = value.safeParse(stored ?? initial);
  return (read.success ? read.data : value.parse(initial)) as SettingValue<S>;
}

/** Saves follow one another: two that name the same keys in different orders would wait for each other. */
export const lockSettings = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);

type SealableSetting = Pick<Setting, 'key' | 'label' | 'form'> & { isSealed?: boolean };

export async function setConfig(
  tx: Tx,
  { key, label: title, form: formId = 0, isSealed = false }: SealableSetting,
  value: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(config)
    .values({ name: key, title, formId, value, isSealed, createTime: now, updateTime: now })
    .onConflictDoUpdate({ target: config.name, set: { title, value, isSealed, status: false, updateTime: now } });
}

/** Rows of these keys, hidden ones too. */
export const lockRowsNamed = (tx: Tx, names: readonly string[]) =>
  tx
    .select()
    .from(config)
    .where(inArray(config.name, [...names]))
    .orderBy(asc(config.id))
    .for('update');

/** Keys, among these, whose texts are encrypted. */
export async function sealedKeys(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: config.name })
    .from(config)
    .where(and(inArray(config.name, [...names]), config.isSealed));
  return new Set(rows.map(({ name }) => name));
}

/** Keys whose texts are stored as they are. */
export async function plainNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: config.name }).from(config).where(eq(config.isSealed, false));
  return rows.map(({ name }) => name);
}

export const deleteRows = (tx: Tx, ids: readonly number[]) => tx.delete(config).where(inArray(config.id, [...ids]));
