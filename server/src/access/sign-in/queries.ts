import { and, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { DAY } from '#contract/durations.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { admin } from '../administrators/tables.ts';
import { deviceOf } from '../sessions/device.ts';
import { captcha, signInLog } from './tables.ts';

const KEPT_MS = 180 * DAY;

export function listSignIns(db: Db, input: Input<typeof signInLogCalls.list>): Promise<Answer<typeof signInLogCalls.list>> {
  const where = and(
    matching(input.account, signInLog.account),
    equal(signInLog.address, input.address),
    equal(signInLog.outcome, input.outcome),
    input.from && gte(signInLog.at, input.from),
    input.to && lte(signInLog.at, input.to),
  );
  // Days are read along their own index.
  const newest = input.from || input.to ? [desc(signInLog.at), desc(signInLog.id)] : [desc(signInLog.id)];
  const query = db
    .select({ entry: signInLog, realName: admin.realName })
    .from(signInLog)
    .leftJoin(admin, eq(admin.id, signInLog.adminId))
    .where(where)
    .orderBy(...newest);
  return pageOfJoined(db, input, query, { from: signInLog, where }, (rows) =>
    rows.map(({ entry: { agent, ...entry }, realName }) => ({ ...entry, realName, device: deviceOf(agent) })),
  );
}

export const deleteOldSignIns = (tx: Tx, now: Date) =>
  tx.delete(signInLog).where(lt(signInLog.at, new Date(now.getTime() - KEPT_MS)));

export const deleteOldCaptchas = (tx: Tx, now: Date) => tx.delete(captcha).where(lt(captcha.expireTime, now));
