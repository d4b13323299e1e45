import { and, eq, lt } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rolesOf } from '../administrators/queries.ts';
import { asksForTwoStep } from '../roles/rules.ts';
import { hashOf } from '../sessions/queries.ts';
import { isOfApp, plainCode, recoveryCodes, stepOf } from './rules.ts';
import { adminRecoveryCode, adminTwoStep } from './tables.ts';

/** A second step that a role in force asks for. */
export const isRequiredOf = async (db: Db, adminId: number): Promise<boolean> => asksForTwoStep(await rolesOf(db, adminId));

export const countCodes = (db: Db, adminId: number): Promise<number> =>
  db.$count(adminRecoveryCode, eq(adminRecoveryCode.adminId, adminId));

export async function findSecret(db: Db, adminId: number): Promise<string | undefined> {
  const [row] = await db.select({ secret: adminTwoStep.secret }).from(adminTwoStep).where(eq(adminTwoStep.adminId, adminId));
  return row?.secret;
}

/** Keeps a secret in place of one that was begun and never confirmed. */
export const keepSecret = (tx: Tx, adminId: number, secret: string) =>
  tx
    .insert(adminTwoStep)
    .values({ adminId, secret })
    .onConflictDoUpdate({ target: adminTwoStep.adminId, set: { secret, lastStep: 0 } });

export async function renewCodesOf(tx: Tx, adminId: number): Promise<string[]> {
  const codes = recoveryCodes();
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, adminId));
  await tx.insert(adminRecoveryCode).values(codes.map((code) => ({ adminId, hash: hashOf(plainCode(code)) })));
  return codes;
}

export async function deleteTwoStep(tx: Tx, adminId: number): Promise<void> {
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, adminId));
  await tx.delete(adminTwoStep).where(eq(adminTwoStep.adminId, adminId));
}

interface CodeShown {
  adminId: number;
  code: string;
  now: Date;
  secrets: Secrets;
}

async function takeAppCode(tx: Tx, { adminId, code, now, secrets }: CodeShown): Promise<boolean> {
  const secret = secrets.decrypt((await findSecret(tx, adminId)) ?? '');
  const lastStep = secret === undefined ? undefined : stepOf(secret, code, now);
  if (lastStep === undefined) return false;
  const taken = await tx
    .update(adminTwoStep)
    .set({ lastStep })
    .where(and(eq(adminTwoStep.adminId, adminId), lt(adminTwoStep.lastStep, lastStep)))
    .returning({ adminId: adminTwoStep.adminId });
  return taken.length > 0;
}

/** False for a wrong code, and for one that was taken before: by either statement only one of two at once wins. */
export async function takeCode(tx: Tx, { code: typed, ...shown }: CodeShown): Promise<boolean> {
  const code = plainCode(typed);
  if (isOfApp(code)) return takeAppCode(tx, { ...shown, code });
  const used = await tx
    .delete(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.adminId, shown.adminId), eq(adminRecoveryCode.hash, hashOf(code))))
    .returning({ id: adminRecoveryCode.id });
  return used.length > 0;
}
