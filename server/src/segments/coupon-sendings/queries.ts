import { and, asc, desc, eq, getTableColumns, lte, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { spanOf } from '#contract/date-limit.ts';
import type { CouponSending, sendingStates } from '#contract/segments/coupon-sending-record.ts';
import { type couponSendingCalls, couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import type { Page } from '#contract/wire.ts';
import { coupon } from '#server/coupons/index.ts';
import { run, runRow } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { namesOf } from './audience.ts';
import { wordsOf } from './rules.ts';
import { sentIn } from '../sending-records/sendings-timed.ts';
import { couponSending } from '../sending-records/tables.ts';

export type SendingRecord = typeof couponSending.$inferSelect;
type SendingState = (typeof sendingStates.values)[number];

const runState = sql`(select ${run.state} from ${run} where ${run.id} = ${couponSending.runId})`;
/** The state as staff see it: what has begun goes as its run goes, and is done where that was cleared since. */
const state = sql<SendingState>`case when ${couponSending.state} = 'failed' then 'unsent'
  when ${couponSending.state} <> 'begun' then ${couponSending.state} when ${runState} = 'failed' then 'failed' when ${couponSending.isMore} or ${runState} <> 'done' then 'sending' else 'done' end`;

const columns = {
  ...getTableColumns(couponSending),
  state,
  couponName: coupon.name,
  runAdminId: run.adminId,
  jobId: run.jobId,
};
const found = (db: Db) =>
  db
    .select(columns)
    .from(couponSending)
    .innerJoin(coupon, eq(coupon.id, couponSending.couponId))
    .leftJoin(run, eq(run.id, couponSending.runId));
type FoundRow = Awaited<ReturnType<typeof found>>[number];

const toSendings =
  (db: Db, { actor }: Pick<CallContext, 'actor'>) =>
  async (rows: readonly FoundRow[]): Promise<CouponSending[]> => {
    const names = await namesOf(
      db,
      rows.map(({ audience }) => audience),
    );
    return rows.map(({ adminId: _, lastUid: _last, isMore: _more, runAdminId, ...row }) => {
      const isOwn = runAdminId === adminIdOf(actor);
      const ofRun = { runId: isOwn ? row.runId : null, jobId: isOwn ? row.jobId : null };
      return { ...row, ...ofRun, whom: wordsOf(row.audience, names) };
    });
  };

export function listSendings(
  db: Db,
  { couponId, state: wanted, sentIn: span, ...paging }: Input<typeof couponSendingCalls.list>,
  asked: Pick<CallContext, 'actor'>,
): Promise<Page<CouponSending>> {
  const where = and(
    couponId ? eq(couponSending.couponId, couponId) : undefined,
    wanted === undefined ? undefined : sql`${state} = ${wanted}`,
    span === undefined ? undefined : sentIn(spanOf(span)),
  );
  const order = [desc(couponSending.id)];
  return pageOfJoined(db, paging, found(db), { from: couponSending, where, order }, toSendings(db, asked));
}

export async function getSending(db: Db, { id }: { id: number }, asked: Pick<CallContext, 'actor'>): Promise<CouponSending> {
  const [row] = await toSendings(db, asked)(await found(db).where(eq(couponSending.id, id)));
  if (!row) throw couponSendingRefusals.NOT_FOUND();
  return row;
}

/** Sendings that were refused when their time came, and wait for somebody. */
export const sendingsUnsent = (db: Db): Promise<Waiting> =>
  waitingIn(db, couponSending, eq(couponSending.state, 'failed'), couponSending.at);

const isPlanned = eq(couponSending.state, 'planned');
const isWaitingForMore = sql`${couponSending.state} = 'begun' and ${couponSending.isMore}`;

/** Sendings whose time has come, and those whose latest portion is over and was not the last. */
export const dueSendings = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: couponSending.id, adminId: couponSending.adminId, adminName: couponSending.adminName })
    .from(couponSending)
    .where(or(and(isPlanned, lte(couponSending.at, now)), and(isWaitingForMore, sql`${runState} = 'done'`)))
    .orderBy(asc(couponSending.at), asc(couponSending.id))
    .limit(limit);

/** The last customer of a run, in the order in which it takes them. */
export async function lastTarget(tx: Tx, runId: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${runRow.target})` })
    .from(runRow)
    .where(eq(runRow.runId, runId));
  return row?.last ?? 0;
}

export const isRunOver = async (tx: Tx, runId: number): Promise<boolean> =>
  (await tx.$count(run, and(eq(run.id, runId), eq(run.state, 'done')))) > 0;
