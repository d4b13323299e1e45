import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rolesOf } from '../administrators/queries.ts';
import { admin } from '../administrators/tables.ts';
import { asksForTwoStep } from '../roles/rules.ts';
import { hashOf } from '../sessions/queries.ts';
import { TICKET_LIFE_MS, isOfApp, plainCode, recoveryCodes, stepOf } from './rules.ts';
import { adminRecoveryCode, adminTwoStep, signInTicket } from './tables.ts';

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

export async function issueTicket({ tx, now }: Pick<Write, 'tx' | 'now'>, adminId: number): Promise<string> {
  const ticket = randomBytes(32).toString('hex');
  await tx.insert(signInTicket).values({ hash: hashOf(ticket), adminId, expireTime: new Date(now.getTime() + TICKET_LIFE_MS) });
  return ticket;
}

/** The account that it was issued for, as it is now. */
export async function findTicket(db: Db, ticket: string, now: Date) {
  const [row] = await db
    .select({ admin })
    .from(signInTicket)
    .innerJoin(admin, eq(admin.id, signInTicket.adminId))
    .where(
      and(
        eq(signInTicket.hash, hashOf(ticket)),
        gt(signInTicket.expireTime, now),
        eq(admin.status, true),
        eq(admin.isDel, false),
      ),
    );
  return row?.admin;
}

/** False when somebody else was faster with it, or it was withdrawn meanwhile. */
export async function redeemTicket(tx: Tx, ticket: string): Promise<boolean> {
  const gone = await tx
    .delete(signInTicket)
    .where(eq(signInTicket.hash, hashOf(ticket)))
    .returning({ hash: signInTicket.hash });
  return gone.length > 0;
}

export const deleteOldTickets = (tx: Tx, now: Date) => tx.delete(signInTicket).where(lt(signInTicket.expireTime, now));
