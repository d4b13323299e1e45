import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type MenuRow, type menuCalls, menuTypes, menuRefusals } from '#contract/access/menus.ts';
import { type Actor, holds, asAdministrator, EVERYTHING } from '#server/platform/actor.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { isFromOurFrontEnd } from '#server/platform/http/origin.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { adminRole, role, roleMenu, menu } from '../rights/tables.ts';
import { type Granting, type RightRow, menuTree, rightTree } from './rules.ts';
import { isPageOfOurs } from './seed.ts';

export const menus = rowsOf(menu, { live: eq(menu.deleted, false), missing: menuRefusals.NOT_FOUND });

const visibleRows = (db: Db) =>
  db
    .select()
    .from(menu)
    .where(and(eq(menu.deleted, false), eq(menu.isShow, true), ne(menu.menuType, 'A')));

async function grantedTo(db: Db, adminId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: roleMenu.menuId })
    .from(adminRole)
    .innerJoin(role, and(eq(role.id, adminRole.roleId), eq(role.status, true)))
    .innerJoin(roleMenu, eq(roleMenu.roleId, role.id))
    .where(eq(adminRole.adminId, adminId));
  return new Set(rows.map(({ id }) => id));
}

export async function menusOf(db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof menuCalls.mine>> {
  const { id, may } = asAdministrator(actor);
  const granted = may.has(EVERYTHING) ? undefined : await grantedTo(db, id);
  const rows = await visibleRows(db);
  const shown = isFromOurFrontEnd() ? rows : rows.filter(({ component }) => !isPageOfOurs(component ?? ''));
  return menuTree(shown, { granted, may: (permission) => holds(actor, permission) });
}

/** Every node that is not deleted, in the order of permission trees. */
export const rightRows = (db: Db): Promise<RightRow[]> =>
  db
    .select({
      id: menu.id,
      pid: menu.pid,
      name: menu.name,
      icon: menu.icon,
      perms: menu.perms,
      menuType: menu.menuType,
      sort: menu.sort,
      isPublic: menu.isPublic,
      component: menu.component,
    })
    .from(menu)
    .where(eq(menu.deleted, false))
    .orderBy(desc(menu.sort), asc(menu.id));

export const grantingOf = (actor: Actor): Granting => ({
  account: asAdministrator(actor).account,
  may: (permission) => holds(actor, permission),
});

export const rightsForNewRole = async (db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof menuCalls.cacheTree>> =>
  rightTree(await rightRows(db), undefined, grantingOf(actor));

const presented = (row: typeof menu.$inferSelect): MenuRow => ({ ...row, pid: row.pid ?? 0 });

export async function listMenus(db: Db, { name, menuType }: Input<typeof menuCalls.list>): Promise<MenuRow[]> {
  const rows = await db
    .select()
    .from(menu)
    .where(and(eq(menu.deleted, false), matching(name, menu.name), equal(menu.menuType, menuType)))
    .orderBy(desc(menu.sort), asc(menu.id));
  return rows.map(presented);
}

export const getMenu = async (db: Db, { id }: { id: number }): Promise<MenuRow> => ({
  ...presented(await menus.get(db, id)),
  createTime: null,
});

export const hasOtherThanButtons = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(menu, and(eq(menu.pid, id), eq(menu.deleted, false), ne(menu.menuType, menuTypes.button)))) > 0;

/** Lock of whoever places nodes: others wait, as the check at commit does. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7451905)`);
}

export async function deleteBranch(tx: Tx, ids: ReadonlySet<number>, now: Date): Promise<void> {
  await tx.delete(roleMenu).where(inArray(roleMenu.menuId, [...ids]));
  await tx
    .update(menu)
    .set({ deleted: true, updateTime: now })
    .where(inArray(menu.id, [...ids]));
}
