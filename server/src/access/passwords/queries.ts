import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { admin } from '../rights/tables.ts';
import { alive } from '../rights/queries.ts';
import { adminLogin } from './tables.ts';

/** Finds an account with the hash of its password; deleted accounts are not found. */
export async function findByAccount(db: Db, account: string) {
  const [row] = await db
    .select({ admin, hash: adminLogin.hash })
    .from(admin)
    .innerJoin(adminLogin, eq(adminLogin.adminId, admin.id))
    .where(and(eq(admin.account, account), alive));
  return row;
}

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
