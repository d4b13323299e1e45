import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type Risk, declaredPermissions, riskOf } from '#contract/access/risk.ts';
import { roleRefusals, type roleCalls } from '#contract/access/roles.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { admin, adminRole, menu, role, roleMenu } from '../rights/tables.ts';
import { grantingOf, rightRows } from '../menus/queries.ts';
import { type RightRow, areasIn, pagesIn, rightTree } from '../menus/rules.ts';

export const roles = rowsOf(role, { missing: roleRefusals.NOT_FOUND });

/** Roles with those who have them; who is deleted keeps theirs for an undo, and counts no more. */
const holding = (ids: readonly number[]) =>
  and(
    inArray(adminRole.roleId, [...ids]),
    sql`exists (select from ${admin} where ${admin.id} = ${adminRole.adminId} and not ${admin.isDel})`,
  );

/** Number of administrators who have each of these roles. */
async function holdersByRole(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: adminRole.roleId, holders: count() })
    .from(adminRole)
    .where(holding(ids))
    .groupBy(adminRole.roleId);
  return new Map(rows.map(({ id, holders }) => [id, holders]));
}

const weighty = [...declaredPermissions('money'), ...declaredPermissions('rights')];

/** Ids of the pages that each of these roles grants, and of what moves money or gives rights. */
async function weightByRole(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const counts = or(eq(menu.menuType, 'C'), inArray(menu.perms, weighty));
  const rows = await db
    .select({ roleId: roleMenu.roleId, menuId: roleMenu.menuId })
    .from(roleMenu)
    .innerJoin(menu, and(eq(menu.id, roleMenu.menuId), counts))
    .where(inArray(roleMenu.roleId, [...ids]));
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map([...byRole].map(([roleId, granted]) => [roleId, new Set(granted.map(({ menuId }) => menuId))]));
}

const FIRST_PAGES = 3;

/** Presents grants in a few words; without `granted` it is all there is. */
function presented(rows: readonly RightRow[], pages: readonly RightRow[], granted: ReadonlySet<number> | undefined) {
  const isHeld = ({ id }: RightRow) => granted === undefined || granted.has(id);
  const held = pages.filter(isHeld);
  const named = (risk: Risk) => [
    ...new Set(rows.flatMap((row) => (row.perms && isHeld(row) && riskOf(row.perms) === risk ? [row.name] : []))),
  ];
  return {
    pages: { first: held.slice(0, FIRST_PAGES).map(({ name }) => name), count: held.length },
    brief: { areas: areasIn(rows, held), money: named('money'), rights: named('rights') },
  };
}

export const listRoles = (db: Db, { roleName, status, ...paging }: Input<typeof roleCalls.list>) =>
  pageOf(db, paging, {
    from: role,
    where: and(matching(roleName, role.roleName), equal(role.status, status)),
    order: [asc(role.id)],
    show: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [holders, granted] = [await holdersByRole(db, ids), await weightByRole(db, ids)];
      const rights = await rightRows(db);
      const pages = pagesIn(rights);
      return rows.map((row) => ({
        ...row,
        rules: null,
        level: null,
        holders: holders.get(row.id) ?? 0,
        ...presented(rights, pages, row.isSuper ? undefined : (granted.get(row.id) ?? new Set())),
      }));
    },
  });

/** Ids of the nodes that a role grants. */
export async function grantsOf(db: Db, roleId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roleMenu.menuId }).from(roleMenu).where(eq(roleMenu.roleId, roleId));
  return new Set(rows.map(({ id }) => id));
}

export async function getRole(
  db: Db,
  { id }: { id: number },
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Answer<typeof roleCalls.info>> {
  const row = await roles.get(db, id);
  const rows = await rightRows(db);
  const granted = row.isSuper ? new Set(rows.map((node) => node.id)) : await grantsOf(db, id);
  return { ...row, menuList: rightTree(rows, granted, grantingOf(actor)), edition: await roles.editionOf(db, id) };
}

export const countHolders = (db: Db, roleId: number): Promise<number> => db.$count(adminRole, holding([roleId]));

/** Takes a role from all accounts, the deleted ones included. */
export const takeFromHolders = (tx: Tx, roleId: number) => tx.delete(adminRole).where(eq(adminRole.roleId, roleId));

export async function deleteGrants(tx: Tx, roleId: number, menuIds: ReadonlySet<number>): Promise<void> {
  if (menuIds.size > 0) await tx.delete(roleMenu).where(and(eq(roleMenu.roleId, roleId), inArray(roleMenu.menuId, [...menuIds])));
}

export async function insertGrants(tx: Tx, roleId: number, menuIds: ReadonlySet<number>): Promise<void> {
  const rows = [...menuIds].map((menuId) => ({ roleId, menuId }));
  if (rows.length > 0) await tx.insert(roleMenu).values(rows);
}
