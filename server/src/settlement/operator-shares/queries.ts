import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import {
  type DueShare,
  type OperatorShare,
  type OperatorShareLine,
  type operatorShareCalls,
  operatorShareRefusals,
  operatorShareStates,
} from '#contract/settlement/operator-shares.ts';
import type { Page } from '#contract/wire.ts';
import { type Actor, adminIdOf, scopeOf } from '#server/platform/actor.ts';
import { equal, matching, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import { pageOf, pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settlement } from '../settlements/tables.ts';
import { changedSince } from './due.ts';
import { operatorShare, operatorShareLine } from './tables.ts';

type ShareCalls = typeof operatorShareCalls;
type SharesAsked = Pick<CallContext, 'actor' | 'now'>;
export type OperatorShareRecord = typeof operatorShare.$inferSelect;

export const operatorShares = rowsOf(operatorShare, { missing: operatorShareRefusals.NOT_FOUND });

/** Statements of the operator that somebody with a limit signs in for; people of its shops alone see none. */
function ofOwn(actor: Actor): SQL | undefined {
  if (scopeOf(actor).shops === undefined) return undefined;
  return sql`${operatorShare.operatorId} in (select bond.operator_id from operator_staff bond where bond.admin_id = ${adminIdOf(actor)})`;
}

const isToApply = and(eq(operatorShare.status, operatorShareStates.open), eq(operatorShare.paymentNo, ''));

/** Statements whose payment nobody has applied for. */
export const sharesToApply = (db: Db, { actor }: Pick<SharesAsked, 'actor'>): Promise<Waiting> =>
  waitingIn(db, operatorShare, and(ofOwn(actor), isToApply), operatorShare.createTime);

export const listShares = (
  db: Db,
  { keywords, operatorId, status, toApply, dateLimit, ...paging }: Input<ShareCalls['listShares']>,
  { actor, now }: SharesAsked,
): Promise<Page<OperatorShare>> =>
  pageOf(db, paging, {
    from: operatorShare,
    where: and(
      ofOwn(actor),
      equal(operatorShare.operatorId, operatorId || undefined),
      equal(operatorShare.status, status),
      toApply ? isToApply : undefined,
      within(operatorShare.createTime, periodOf(dateLimit, now)),
      matching(keywords, operatorShare.shareNo, operatorShare.operatorName),
    ),
    order: [desc(operatorShare.id)],
    show: (rows) => rows.map(({ updateTime: _, ...row }) => row),
  });

export async function shareLines(
  db: Db,
  { id, ...paging }: Input<ShareCalls['shareLines']>,
  { actor }: Pick<SharesAsked, 'actor'>,
): Promise<Page<OperatorShareLine>> {
  const [found] = await db
    .select({ id: operatorShare.id })
    .from(operatorShare)
    .where(and(eq(operatorShare.id, id), ofOwn(actor)));
  if (!found) throw operatorShareRefusals.NOT_FOUND();
  const where = eq(operatorShareLine.shareId, id);
  const query = db
    .select({
      id: operatorShareLine.id,
      settlementNo: settlement.settlementNo,
      shopName: settlement.shopName,
      rate: operatorShareLine.rate,
      commission: operatorShareLine.commission,
      share: operatorShareLine.share,
    })
    .from(operatorShareLine)
    .innerJoin(settlement, eq(settlement.id, operatorShareLine.settlementId));
  return pageOfJoined<OperatorShareLine, OperatorShareLine>(
    db,
    paging,
    query,
    { from: operatorShareLine, where, order: [asc(operatorShareLine.settlementId)] },
    (rows) => rows,
  );
}

const MOST_DUE = 200;

/** Shares that no statement has yet, by operator. */
export async function dueShares(db: Db): Promise<DueShare[]> {
  const { rows } = await db.execute<DueShare & Record<string, unknown>>(sql`
    with ${changedSince(sql`c.is_due`)}
    select x.operator_id as "operatorId", p.name as "operatorName", count(*)::int as "billCount", sum(x.commission)::bigint as "commissionAmount",
      sum(x.share)::bigint as "shareAmount"
    from changed x join operator p on p.id = x.operator_id where x.commission <> 0 or x.share <> 0
    group by x.operator_id, p.name order by 5 desc, 1 limit ${MOST_DUE}`);
  return rows;
}

/** A statement; other acts on it wait until this one ends. */
export async function lockShare(tx: Tx, where: SQL): Promise<OperatorShareRecord> {
  const [row] = await tx.select().from(operatorShare).where(where).for('update');
  if (!row) throw operatorShareRefusals.NOT_FOUND();
  return row;
}
