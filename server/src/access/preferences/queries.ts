import type { z } from 'zod';
import { and, asc, count, eq, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { role } from '../rights/tables.ts';
import { leftView, openingView, preference, savedView } from './tables.ts';

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

/** Preferences without the one of this key, which is about to be replaced. */
export async function otherPreferencesOf(db: Db, adminId: number, key: string) {
  const [row] = await db
    .select({ keys: count(), bytes: sql<number>`coalesce(sum(pg_column_size(${preference.value})), 0)::int` })
    .from(preference)
    .where(and(eq(preference.adminId, adminId), ne(preference.key, key)));
  return row ?? { keys: 0, bytes: 0 };
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

export const views = rowsOf(savedView);

export const countViewsOf = (db: Db, adminId: number): Promise<number> => db.$count(savedView, eq(savedView.adminId, adminId));

/** Roles for which these views open a list. */
export const defaultsFor = (db: Db, viewIds: readonly number[]) =>
  db
    .select()
    .from(openingView)
    .where(inArray(openingView.viewId, [...viewIds]))
    .orderBy(asc(openingView.roleId));

/** Roles that open a list with this view. */
export const rolesOpening = async (db: Db, viewId: number): Promise<number[]> =>
  (await defaultsFor(db, [viewId])).flatMap(({ roleId }) => roleId ?? []);

const isLeftBy = (db: Db, adminId: number) =>
  db
    .select({ id: leftView.id })
    .from(leftView)
    .where(and(eq(leftView.viewId, openingView.viewId), eq(leftView.adminId, adminId)));

/** The view each list opens with: a person's own choice before that of a role he has not left, the older role before the newer. */
export const defaultViewsOf = (db: Db, adminId: number, roleIds: readonly number[]) =>
  db
    .selectDistinctOn([openingView.screen], {
      id: savedView.id,
      screen: savedView.screen,
      query: savedView.query,
      columns: savedView.columns,
    })
    .from(openingView)
    .innerJoin(savedView, eq(savedView.id, openingView.viewId))
    .leftJoin(role, eq(role.id, openingView.roleId))
    .where(
      and(
        or(
          eq(openingView.adminId, adminId),
          and(inArray(openingView.roleId, [...roleIds]), role.status, notExists(isLeftBy(db, adminId))),
        ),
        or(savedView.shared, eq(savedView.adminId, adminId)),
      ),
    )
    .orderBy(asc(openingView.screen), sql`${openingView.adminId} nulls last`, asc(openingView.roleId));

/** A view that is no longer shared opens the list for its owner alone. */
export async function clearOthersDefaults(tx: Tx, viewId: number, ownerId: number): Promise<void> {
  const others = or(isNotNull(openingView.roleId), ne(openingView.adminId, ownerId));
  await tx.delete(openingView).where(and(eq(openingView.viewId, viewId), others));
}

export const rolesByName = (db: Db) =>
  db.select({ id: role.id, roleName: role.roleName }).from(role).where(eq(role.status, true)).orderBy(asc(role.roleName));
