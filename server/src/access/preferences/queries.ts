import type { z } from 'zod';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { preference, savedView } from './tables.ts';

export async function findPreference(db: Db, adminId: number, key: string): Promise<z.core.util.JSONType> {
  const [row] = await db
    .select({ value: preference.value })
    .from(preference)
    .where(and(eq(preference.adminId, adminId), eq(preference.key, key)));
  return row?.value ?? null;
}

export async function setPreference(tx: Tx, row: typeof preference.$inferInsert): Promise<void> {
  const { value, updateTime } = row;
  await tx
    .insert(preference)
    .values(row)
    .onConflictDoUpdate({ target: [preference.adminId, preference.key], set: { value, updateTime } });
}

export async function forgetPreference(tx: Tx, { adminId, key }: { adminId: number; key: string }): Promise<void> {
  await tx.delete(preference).where(and(eq(preference.adminId, adminId), eq(preference.key, key)));
}

export const viewsOf = (db: Db, adminId: number, screen: string) =>
  db
    .select()
    .from(savedView)
    .where(and(eq(savedView.screen, screen), or(eq(savedView.adminId, adminId), eq(savedView.shared, true))))
    .orderBy(asc(savedView.name), asc(savedView.id));

export async function lockView(tx: Tx, id: number) {
  const [row] = await tx.select().from(savedView).where(eq(savedView.id, id)).for('update');
  return row;
}
