import { and, eq, gt, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admin } from '../rights/tables.ts';
import { hashOf } from './queries.ts';
import { signInTicket } from './tables.ts';
import { TICKET_LIFE_MS } from './rules.ts';

interface TicketWechat {
  appId: string;
  openid: string;
}

export async function issueTicket({ tx, now }: Pick<Write, 'tx' | 'now'>, adminId: number): Promise<string> {
  const ticket = randomBytes(32).toString('hex');
  await tx.insert(signInTicket).values({ hash: hashOf(ticket), adminId, expireTime: new Date(now.getTime() + TICKET_LIFE_MS) });
  return ticket;
}

/** Keeps with a ticket the WeChat that came with the password. */
export const keepWechat = (tx: Tx, ticket: string, { appId, openid }: TicketWechat) =>
  tx
    .update(signInTicket)
    .set({ appId, openid })
    .where(eq(signInTicket.hash, hashOf(ticket)));

export async function findWechatOf(db: Db, ticket: string): Promise<TicketWechat | undefined> {
  const [row] = await db
    .select({ appId: signInTicket.appId, openid: signInTicket.openid })
    .from(signInTicket)
    .where(eq(signInTicket.hash, hashOf(ticket)));
  return row && row.appId !== null && row.openid !== null ? { appId: row.appId, openid: row.openid } : undefined;
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
