import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import type { wechatSignInCalls } from '#contract/access/wechat-sign-in.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { admin } from '../rights/tables.ts';
import { adminWechat, adminWechatUse, wechatScan } from './tables.ts';

/** Person in an app of WeChat. */
export interface WechatPerson {
  appId: string;
  openid: string;
}

export const bindings = rowsOf(adminWechat);

const isPerson = ({ appId, openid }: WechatPerson) => and(eq(adminWechat.appId, appId), eq(adminWechat.openid, openid));

/** Account that a WeChat is bound to, which may be switched off. */
export async function findBound(db: Db, person: WechatPerson) {
  const [row] = await db
    .select({ bindingId: adminWechat.id, person: admin })
    .from(adminWechat)
    .innerJoin(admin, eq(admin.id, adminWechat.adminId))
    .where(and(isPerson(person), eq(admin.isDel, false)));
  return row;
}

export async function findBinding(db: Db, adminId: number): Promise<Answer<typeof wechatSignInCalls.own>['binding']> {
  const [row] = await db
    .select({ createTime: adminWechat.createTime, lastTime: adminWechatUse.lastTime })
    .from(adminWechat)
    .leftJoin(adminWechatUse, eq(adminWechatUse.bindingId, adminWechat.id))
    .where(eq(adminWechat.adminId, adminId));
  return row ?? null;
}

/** Openid that an account is bound to in an app; undefined where it is to none. */
export async function boundOpenid(db: Db, { adminId, appId }: { adminId: number; appId: string }): Promise<string | undefined> {
  const [row] = await db
    .select({ openid: adminWechat.openid })
    .from(adminWechat)
    .where(and(eq(adminWechat.adminId, adminId), eq(adminWechat.appId, appId)));
  return row?.openid;
}

export const countBindings = (db: Db, appId: string): Promise<number> => db.$count(adminWechat, eq(adminWechat.appId, appId));

export const deleteBindingOf = (tx: Tx, adminId: number) => tx.delete(adminWechat).where(eq(adminWechat.adminId, adminId));

export const countUse = (tx: Tx, bindingId: number, lastTime: Date) =>
  tx
    .insert(adminWechatUse)
    .values({ bindingId, lastTime })
    .onConflictDoUpdate({ target: adminWechatUse.bindingId, set: { lastTime: sql`excluded.last_time` } });

export const countScans = (db: Db, address: string, now: Date): Promise<number> =>
  db.$count(wechatScan, and(eq(wechatScan.address, address), gt(wechatScan.createTime, new Date(now.getTime() - MINUTE))));

type ScanRow = typeof wechatScan.$inferSelect;

/** The latest code of a browser or a session, while it lasts. */
export async function findScan(
  db: Db,
  by: { browserHash: string } | { sessionId: number },
  now: Date,
): Promise<ScanRow | undefined> {
  const of = 'sessionId' in by ? eq(wechatScan.sessionId, by.sessionId) : eq(wechatScan.browserHash, by.browserHash);
  const [row] = await db
    .select()
    .from(wechatScan)
    .where(and(of, gt(wechatScan.expireTime, now)))
    .orderBy(desc(wechatScan.createTime))
    .limit(1);
  return row;
}

/** The scan that waits for an answer of the phone, with the person whose account it is about. */
export async function findQuestion(db: Db, by: { keyHash: string } | { ticketHash: string }, now: Date) {
  const of = 'keyHash' in by ? eq(wechatScan.keyHash, by.keyHash) : eq(wechatScan.ticketHash, by.ticketHash);
  const [row] = await db
    .select({ scan: wechatScan, person: admin })
    .from(wechatScan)
    .innerJoin(admin, eq(admin.id, wechatScan.adminId))
    .where(and(of, eq(wechatScan.state, 'scanned'), gt(wechatScan.expireTime, now)));
  return row;
}

/** Moves a scan on; undefined where it was faster, or too late: of two at once one wins. */
export async function moveScan(
  tx: Tx,
  { hash, from, now }: { hash: string; from: ScanRow['state']; now: Date },
  to: Partial<ScanRow> & Pick<ScanRow, 'state'>,
): Promise<ScanRow | undefined> {
  const [row] = await tx
    .update(wechatScan)
    .set(to)
    .where(and(eq(wechatScan.hash, hash), eq(wechatScan.state, from), gt(wechatScan.expireTime, now)))
    .returning();
  return row;
}

/** Takes the confirmed code of a browser out, once. */
export async function redeemScan(tx: Tx, browserHash: string, now: Date): Promise<ScanRow | undefined> {
  const [row] = await tx
    .delete(wechatScan)
    .where(
      and(
        eq(wechatScan.browserHash, browserHash),
        eq(wechatScan.purpose, 'signIn'),
        eq(wechatScan.state, 'confirmed'),
        gt(wechatScan.expireTime, now),
      ),
    )
    .returning();
  return row;
}

export const deleteOldScans = (tx: Tx, now: Date) => tx.delete(wechatScan).where(lt(wechatScan.expireTime, now));
