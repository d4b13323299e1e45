import { asc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { PREVIEW_SHOPS, type SettlementRow, type settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import type { ProposedBill } from '#contract/settlement/settlement-record.ts';
import type { Page } from '#contract/wire.ts';
import { shop } from '#server/catalogue/index.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settlement } from '../settlements/tables.ts';
import { generateKind } from './generate-kind.ts';
import { type WantedShops, owedBy } from './owed.ts';

interface ReceivedBetween {
  from: Date;
  until: Date;
}

/** Orders received on each day of a period, from the index alone. */
export async function receivedByDay(db: Db, { from, until }: ReceivedBetween): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; received: number }>(sql`
    select to_char(received_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as received from "order"
    where received_time >= ${from} and received_time < ${until} group by 1`);
  return new Map(rows.map(({ day, received }) => [day, received]));
}

export const countOfRun = (db: Db, runId: number): Promise<number> => db.$count(settlement, eq(settlement.runId, runId));

/** Cycle of a shop; undefined where there is no such shop. */
export async function cycleOf(db: Db, shopId: number): Promise<number | undefined> {
  const [row] = await db.select({ settleCycle: shop.settleCycle }).from(shop).where(eq(shop.id, shopId));
  return row?.settleCycle;
}

type ProposedBills = Answer<typeof settlementRunCalls.preview>;
type Total = Omit<ProposedBills, 'list'>;

/** Bills that would be made, with the debts that they would take over. Of the shops the first few, the sums of all. */
export async function proposedBills(db: Db, shops: WantedShops, { from, until }: ReceivedBetween): Promise<ProposedBills> {
  const { rows } = await db.execute<ProposedBill & { total: Total }>(sql`
    with ${owedBy({ ...shops, days: { from, until }, leftUntil: until })},
    debts as (
      select shop_id, sum(payable_amount)::bigint as debt from settlement where status = 1 and payable_amount < 0 and carried_into is null
      group by shop_id
    ),
    bills as (
      select s.shop_id as "shopId", s.shop_name as "shopName", s.rate as "commissionRate", s.orders as "orderCount", s.amount as "orderAmount",
        s.freight as "freightAmount", s.refund as "refundAmount", s.commission as "commissionAmount", coalesce(d.debt, 0) as "carriedAmount",
        s.amount - s.refund - s.commission + coalesce(d.debt, 0) as "payableAmount"
      from sums s left join debts d on d.shop_id = s.shop_id
    )
    select bills.*, (select jsonb_build_object('shopCount', count(*), 'orderCount', sum("orderCount"), 'orderAmount', sum("orderAmount"),
      'freightAmount', sum("freightAmount"), 'refundAmount', sum("refundAmount"), 'commissionAmount', sum("commissionAmount"),
      'carriedAmount', sum("carriedAmount"), 'payableAmount', sum("payableAmount")) from bills) as total
    from bills order by "payableAmount" desc, "shopId" limit ${PREVIEW_SHOPS}`);
  const [first] = rows;
  if (!first) return { ...NOTHING, list: [] };
  return { ...first.total, list: rows.map(({ total: _, ...bill }) => bill) };
}

const NOTHING: Total = {
  shopCount: 0,
  orderCount: 0,
  orderAmount: 0,
  freightAmount: 0,
  refundAmount: 0,
  commissionAmount: 0,
  carriedAmount: 0,
  payableAmount: 0,
};

/** Portions of a run of one's own. */
export async function listSettlementRows(
  db: Db,
  input: Input<typeof settlementRunCalls.rowsMany>,
  asked: CallContext,
): Promise<Page<SettlementRow>> {
  const where = await ownRows(db, generateKind, input, asked);
  const query = db
    .select({ id: runRow.id, days: runRow.key, state: stateOf<SettlementRow['state']>(), reason: runRow.reason })
    .from(runRow)
    .where(where)
    .orderBy(asc(runRow.id));
  return pageOfJoined<SettlementRow, SettlementRow>(db, input, query, { from: runRow, where }, (rows) => rows);
}
