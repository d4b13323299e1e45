import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { administratorCalls } from '#contract/access/administrators.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { alive } from '../rights/queries.ts';
import { adminLogin } from '../passwords/tables.ts';
import { menu, role, roleMenu, admin, adminRole } from '../rights/tables.ts';

export async function findAdmin(db: Db, id: number) {
  const [row] = await db
    .select({ admin, loginCount: adminLogin.loginCount, lastIp: adminLogin.lastIp })
    .from(admin)
    .innerJoin(adminLogin, eq(adminLogin.adminId, admin.id))
    .where(and(eq(admin.id, id), alive));
  return row;
}

export const rolesOf = (db: Db, adminId: number) =>
  db
    .select({
      id: role.id,
      isSuper: role.isSuper,
      status: role.status,
      requiresTwoStep: role.requiresTwoStep,
      refundLimit: role.refundLimit,
      refundDayLimit: role.refundDayLimit,
    })
    .from(adminRole)
    .innerJoin(role, eq(role.id, adminRole.roleId))
    .where(eq(adminRole.adminId, adminId))
    .orderBy(role.id);

const ofAdmin = sql`from admin_role ar join role r on r.id = ar.role_id where ar.admin_id = "admin"."id"`;
const neverSent = { addTime: null, token: null, permissionsList: null };
const listed = {
  admin,
  loginCount: adminLogin.loginCount,
  lastIp: adminLogin.lastIp,
  lastTime: adminLogin.lastTime,
  roles: sql<string>`coalesce((select string_agg(r.id::text, ',' order by r.id) ${ofAdmin}), '')`,
  roleNames: sql<string>`coalesce((select string_agg(r.role_name, ',' order by r.id) ${ofAdmin} and r.status), '')`,
};

/** Accounts in the order of their keys, with their roles. */
export function listAdministrators(db: Db, { roles, status, realName, ...paging }: Input<typeof administratorCalls.list>) {
  const hasRole = sql`exists (select ${ofAdmin} and r.id::text = ${roles})`;
  const where = and(
    alive,
    equal(admin.status, status),
    matching(realName, admin.realName, admin.account),
    roles === undefined ? undefined : hasRole,
  );
  const query = db
    .select(listed)
    .from(admin)
    .innerJoin(adminLogin, eq(adminLogin.adminId, admin.id))
    .where(where)
    .orderBy(asc(admin.id));
  return pageOfQuery(paging, query, db.$count(admin, where), (rows) =>
    rows.map(({ admin: row, ...more }) => ({ ...row, ...more, ...neverSent })),
  );
}

const granted = (db: Db) =>
  db.selectDistinct({ roleId: roleMenu.roleId, perms: menu.perms }).from(roleMenu).innerJoin(menu, eq(menu.id, roleMenu.menuId));

/** Grants of each of the roles, switched off or not. */
export async function permsOfRoles(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await granted(db).where(
    and(inArray(roleMenu.roleId, [...ids]), eq(menu.deleted, false), eq(menu.isPublic, false)),
  );
  const byRole = Map.groupBy(rows, ({ roleId }) => roleId);
  return new Map([...byRole].map(([id, found]) => [id, found.flatMap(({ perms }) => perms || [])]));
}

/** Rights of all roles that a person holds, those that are off included: they may be switched on again. */
export async function rightsOfAdmin(db: Db, adminId: number) {
  const held = await rolesOf(db, adminId);
  const perms = await permsOfRoles(
    db,
    held.map(({ id }) => id),
  );
  return held.map((each) => ({ ...each, perms: perms.get(each.id) ?? [] }));
}

export async function hasRoles(db: Db, adminId: number, ids: readonly number[]): Promise<boolean> {
  const held = new Set((await rolesOf(db, adminId)).map(({ id }) => id));
  return held.symmetricDifference(new Set(ids)).size === 0;
}

/** Roles that stay keep their rows, so that the history shows what changed. */
export async function setRoles(
  tx: Tx,
  adminId: number,
  { present, wanted }: Record<'present' | 'wanted', ReadonlySet<number>>,
): Promise<void> {
  const gone = [...present.difference(wanted)];
  const rows = [...wanted.difference(present)].map((roleId) => ({ adminId, roleId }));
  if (rows.length > 0) await tx.insert(adminRole).values(rows);
  if (gone.length > 0) await tx.delete(adminRole).where(and(eq(adminRole.adminId, adminId), inArray(adminRole.roleId, gone)));
}

export async function getAdministrator(db: Db, { id }: { id: number }): Promise<Answer<typeof administratorCalls.info>> {
  const found = await findAdmin(db, id);
  if (!found) throw administratorRefusals.NOT_FOUND();
  const roles = (await rolesOf(db, id)).map((row) => row.id).join(',');
  return { ...found.admin, loginCount: found.loginCount, lastIp: found.lastIp, roles };
}

/** Shops that an actor is limited to, with their names; nothing for whoever sees the products of all. */
export async function ownShopsOf(
  db: Db,
  actor: Actor,
): Promise<Partial<Pick<Answer<typeof administratorCalls.me>, 'ownShop' | 'ownShops'>>> {
  const { shops } = scopeOf(actor);
  if (!shops) return {};
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from shop where id = any(${sql.param(shops)}::int[]) order by id`);
  return { ownShop: rows[0] ?? null, ...(rows.length > 1 && { ownShops: rows }) };
}
