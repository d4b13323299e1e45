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

/** The account that it was issued for, as it is now, and the WeChat that is kept with it. */
export async function findTicket(db: Db, ticket: string, now: Date) {
  const [row] = await db
    .select({ person: admin, appId: signInTicket.appId, openid: signInTicket.openid })
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
  if (!row) return undefined;
  const { person, appId, openid } = row;
  return { person, wechat: appId === null || openid === null ? undefined : { appId, openid } };
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
