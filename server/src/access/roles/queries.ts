import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { no, type roleCalls } from '#contract/access/roles.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { adminRole } from '../administrators/tables.ts';
import { grantingOf, rightRows } from '../menus/queries.ts';
import { rightTree } from '../menus/rules.ts';
import { role, roleMenu } from './tables.ts';

export const roles = rowsOf(role, { missing: no.NOT_FOUND });

/** Number of administrators who have each of these roles. */
async function holdersByRole(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: adminRole.roleId, holders: count() })
    .from(adminRole)
    .where(inArray(adminRole.roleId, [...ids]))
    .groupBy(adminRole.roleId);
  return new Map(rows.map(({ id, holders }) => [id, holders]));
}

export const listRoles = (db: Db, { roleName, status, ...paging }: Input<typeof roleCalls.list>) =>
  pageOf(db, paging, {
    from: role,
    where: and(matching(roleName, role.roleName), equal(role.status, status)),
    order: [asc(role.id)],
    show: async (rows) => {
      const holders = await holdersByRole(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, rules: null, level: null, holders: holders.get(row.id) ?? 0 }));
    },
  });

/** Ids of the nodes that a role grants. */
export async function grantsOf(db: Db, roleId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roleMenu.menuId }).from(roleMenu).where(eq(roleMenu.roleId, roleId));
  return new Set(rows.map(({ id }) => id));
}

export async function getRole(db: Db, { id }: { id: number }, { actor }: Asked): Promise<Answer<typeof roleCalls.info>> {
  const row = await roles.get(db, id);
  const rows = await rightRows(db);
  const granted = row.isSuper ? new Set(rows.map((node) => node.id)) : await grantsOf(db, id);
  return { ...row, menuList: rightTree(rows, granted, grantingOf(actor)) };
}

export const countHolders = (db: Db, roleId: number): Promise<number> => db.$count(adminRole, eq(adminRole.roleId, roleId));

export async function deleteGrants(tx: Tx, roleId: number, menuIds: ReadonlySet<number>): Promise<void> {
  if (menuIds.size > 0) await tx.delete(roleMenu).where(and(eq(roleMenu.roleId, roleId), inArray(roleMenu.menuId, [...menuIds])));
}

export async function insertGrants(tx: Tx, roleId: number, menuIds: ReadonlySet<number>): Promise<void> {
  const rows = [...menuIds].map((menuId) => ({ roleId, menuId }));
  if (rows.length > 0) await tx.insert(roleMenu).values(rows);
}
