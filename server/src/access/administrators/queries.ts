import { and, asc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { administratorCalls } from '#contract/access/administrators.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { admin, adminLogin, adminRole } from './tables.ts';
import { role } from '../roles/tables.ts';

const alive = eq(admin.isDel, false);

/** With the hash of the password; deleted accounts are not found. */
export async function findByAccount(db: Db, account: string) {
  const [row] = await db
    .select({ admin, hash: adminLogin.hash })
    .from(admin)
    .innerJoin(adminLogin, eq(adminLogin.adminId, admin.id))
    .where(and(eq(admin.account, account), alive));
  return row;
}

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
    .select({ id: role.id, isSuper: role.isSuper })
    .from(adminRole)
    .innerJoin(role, eq(role.id, adminRole.roleId))
    .where(eq(adminRole.adminId, adminId))
    .orderBy(role.id);

export async function countSignIn(tx: Tx, adminId: number, now: Date, address: string): Promise<void> {
  await tx
    .update(adminLogin)
    .set({ loginCount: sql`${adminLogin.loginCount} + 1`, lastTime: now, lastIp: address })
    .where(eq(adminLogin.adminId, adminId));
}

export async function setPassword(tx: Tx, adminId: number, hash: string, now: Date): Promise<void> {
  await tx.update(adminLogin).set({ hash }).where(eq(adminLogin.adminId, adminId));
  await tx.update(admin).set({ mustChangePassword: false, passwordTime: now, updateTime: now }).where(eq(admin.id, adminId));
}

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
