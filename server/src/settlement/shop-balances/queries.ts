import { type SQL, and, desc, inArray, isNull, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import type { ShopBalance, shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import type { Page } from '#contract/wire.ts';
import { scopeOf } from '#server/platform/actor.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inScope } from '#server/platform/scope/scoped.ts';
import { settlement } from '../settlements/tables.ts';

type Calls = typeof shopBalanceCalls;
type Asking = Pick<CallContext, 'actor'>;

const { open, confirmed } = settlementStates;
const { shopId, shopName, status, payableAmount, paymentNo, carriedInto } = settlement;

const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${payableAmount}) filter (where ${condition}), 0)::bigint`.mapWith(Number);
const isConfirmed = sql`${status} = ${confirmed}`;

const sums = {
  openCount: sql<number>`count(*) filter (where ${status} = ${open})::int`,
  openAmount: sumWhere(sql`${status} = ${open}`),
  confirmedAmount: sumWhere(sql`${isConfirmed} and ${payableAmount} >= 0 and ${paymentNo} = ''`),
  payingAmount: sumWhere(sql`${isConfirmed} and ${paymentNo} <> ''`),
  debtAmount: sumWhere(sql`${isConfirmed} and ${payableAmount} < 0`),
  platformAmount: sql<number>`coalesce(sum(${settlement.platformAmount}), 0)::bigint`.mapWith(Number),
  balance: sumWhere(sql`true`),
};

/** Bills that are not over, by `settlement__of_status`: neither paid, nor void, nor taken over by a later one. */
const unsettled = ({ keywords }: Input<Calls['sumBalances']>, { actor }: Asking): SQL | undefined =>
  and(
    inArray(status, [open, confirmed]),
    isNull(carriedInto),
    inScope(settlement, scopeOf(actor)),
    matching(keywords, settlement.shopName),
  );

/** Last days that bills of these shops have settled. */
async function settledUntil(db: Db, shopIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ shopId: number; until: string }>(sql`
    select wanted.id as "shopId", last.until
    from unnest(${sql.param(shopIds)}::int[]) wanted (id)
      cross join lateral (select max(s.period_end)::text as until from settlement s where s.shop_id = wanted.id and s.status <> 3) last
    where last.until is not null`);
  return new Map(rows.map((row) => [row.shopId, row.until]));
}

export function listBalances(
  db: Db,
  { page, limit, ...filter }: Input<Calls['listBalances']>,
  asked: Asking,
): Promise<Page<ShopBalance>> {
  const where = unsettled(filter, asked);
  const name = sql<string>`(array_agg(${shopName} order by ${settlement.id} desc))[1]`;
  const query = db
    .select({ shopId, shopName: name, ...sums })
    .from(settlement)
    .where(where)
    .groupBy(shopId)
    .orderBy(desc(sums.balance), shopId);
  const counting = sumBalances(db, filter, asked).then(({ shopCount }) => shopCount);
  return pageOfQuery({ page, limit }, query, counting, async (rows) => {
    const until = await settledUntil(
      db,
      rows.map((row) => row.shopId),
    );
    return rows.map((row) => ({ ...row, settledUntil: until.get(row.shopId) ?? '' }));
  });
}

export async function sumBalances(
  db: Db,
  filter: Input<Calls['sumBalances']>,
  asked: Asking,
): Promise<Answer<Calls['sumBalances']>> {
  const [row] = await db
    .select({ shopCount: sql<number>`count(distinct ${shopId})::int`, ...sums })
    .from(settlement)
    .where(unsettled(filter, asked));
  if (!row) throw new Error('an aggregate has one row');
  return row;
}
