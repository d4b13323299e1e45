import { and, eq, inArray } from 'drizzle-orm';
import { type SettingKey, type SettingValue, keyNamed } from '#contract/settings/keys.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { config } from './tables.ts';

/** The stored texts of live rows; keys without a row are left out. */
export async function storedValues(db: Db, names?: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: config.name, value: config.value })
    .from(config)
    .where(and(eq(config.status, false), names && inArray(config.name, [...names])));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** What a stored text means. An unreadable one means the initial value, so that no setting stops the shop; an empty list is one. */
export function meaningOf<K extends SettingKey>(key: K, stored: string | undefined): SettingValue<K> {
  const { value, initial } = keyNamed(key);
  const read = value.safeParse(stored ?? initial);
  return (read.success ? read.data : value.parse(initial)) as SettingValue<K>;
}

export async function setConfig(tx: Tx, key: SettingKey, value: string, now: Date): Promise<void> {
  const { label: title, form: formId } = keyNamed(key);
  await tx
    .insert(config)
    .values({ name: key, title, formId, value, createTime: now, updateTime: now })
    .onConflictDoUpdate({ target: config.name, set: { value, status: false, updateTime: now } });
}
