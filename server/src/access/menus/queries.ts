import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import type { menuCalls } from '#contract/access/menus.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { adminRole } from '../administrators/tables.ts';
import { EVERYTHING } from '../roles/rules.ts';
import { role, roleMenu } from '../roles/tables.ts';
import { asAdministrator } from '../sessions/rules.ts';
import { type Granting, type RightRow, menuTree, rightTree } from './rules.ts';
import { menu } from './tables.ts';

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

export async function menusOf(db: Db, _: object, { actor }: Asked): Promise<Answer<typeof menuCalls.mine>> {
  const { id, may } = asAdministrator(actor);
  const granted = may.has(EVERYTHING) ? undefined : await grantedTo(db, id);
  return menuTree(await visibleRows(db), { granted, may: (permission) => holds(actor, permission) });
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
      sort: menu.sort,
      isPublic: menu.isPublic,
    })
    .from(menu)
    .where(eq(menu.deleted, false))
    .orderBy(desc(menu.sort), asc(menu.id));

export const grantingOf = (actor: Actor): Granting => ({
  account: asAdministrator(actor).account,
  may: (permission) => holds(actor, permission),
});

export const rightsForNewRole = async (db: Db, _: object, { actor }: Asked): Promise<Answer<typeof menuCalls.cacheTree>> =>
  rightTree(await rightRows(db), undefined, grantingOf(actor));
