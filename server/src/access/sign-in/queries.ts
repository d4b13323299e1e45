import { and, count, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { signInLogCalls } from '#contract/access/sign-in-log.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { admin } from '../administrators/tables.ts';
import { deviceOf } from '../sessions/device.ts';
import { captcha, signInLog } from './tables.ts';

const KEPT_MS = 180 * 86_400_000;

export async function listSignIns(db: Db, input: Input<typeof signInLogCalls.list>): Promise<Answer<typeof signInLogCalls.list>> {
  const { account, address, outcome, from, to } = input;
  const matching = and(
    account === undefined ? undefined : eq(signInLog.account, account),
    address === undefined ? undefined : eq(signInLog.address, address),
    outcome === undefined ? undefined : eq(signInLog.outcome, outcome),
    from === undefined ? undefined : gte(signInLog.at, from),
    to === undefined ? undefined : lte(signInLog.at, to),
  );
  const [total] = await db.select({ n: count() }).from(signInLog).where(matching);
  const rows = await db
    .select({ entry: signInLog, realName: admin.realName })
    .from(signInLog)
    .leftJoin(admin, eq(admin.id, signInLog.adminId))
    .where(matching)
    .orderBy(desc(signInLog.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  return toPage(
    input,
    total?.n ?? 0,
    rows.map(({ entry: { agent, ...entry }, realName }) => ({ ...entry, realName, device: deviceOf(agent) })),
  );
}

export const deleteOldSignIns = (tx: Tx, now: Date) =>
  tx.delete(signInLog).where(lt(signInLog.at, new Date(now.getTime() - KEPT_MS)));

export const deleteOldCaptchas = (tx: Tx, now: Date) => tx.delete(captcha).where(lt(captcha.expireTime, now));
