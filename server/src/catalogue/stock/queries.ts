import { desc, sql } from 'drizzle-orm';
import { labelOf } from '#contract/choices.ts';
import type { Answer, Input } from '#contract/call.ts';
import { type StockCause, stockCauses } from '#contract/catalogue/products.ts';
import type { StockEntry, stockCalls } from '#contract/catalogue/stock.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { isLimited } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { COUNT_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { ofSeen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { actorName } from './rules.ts';
import { type StockGap, lowStockNotice, stockProof } from './tables.ts';

type LedgerInput = Input<typeof stockCalls.list>;

/** Condition on a product or a SKU, either of which has an index that holds the ids as well. */
function conditionOf({ productId, skuId, cause, dateLimit }: LedgerInput, { actor, now }: Pick<CallContext, 'actor' | 'now'>) {
  const period = periodOf(dateLimit, now);
  const seen = ofSeen(sql`e.product_id`, product, actor);
  return sql.join(
    [
      skuId === undefined
        ? sql`e.product_id = ${productId}`
        : sql`e.sku_id = (select id from sku where id = ${skuId} and product_id = ${productId})`,
      ...(seen ? [seen] : []),
      ...(cause === undefined ? [] : [sql`e.cause = ${cause}`]),
      ...(period ? [sql`e.create_time >= ${period.from} and e.create_time < ${period.until}`] : []),
    ],
    sql` and `,
  );
}

/**
 * Ids first, from the index alone: a deep page carries no entry that it does not show. What each SKU had after each entry of the
 * page is what it has now, less what was entered since. Only entries newer than the page are summed, from the index alone, so that a
 * page near the top costs the same whatever lies below.
 */
const ledgerQuery = (condition: ReturnType<typeof sql>, { limit, offset }: { limit: number; offset: number }) => sql`
  with page as (
    select e.*, lag(e.id) over (partition by e.sku_id order by e.id desc) as newer
    from stock_entry e join (
      select e.id from stock_entry e where ${condition} order by e.id desc limit ${limit} offset ${offset}) found on found.id = e.id),
  summed as (
    select p.*, coalesce((select sum(e.delta) from stock_entry e
      where e.sku_id = p.sku_id and e.id > p.id and e.id <= coalesce(p.newer, 9223372036854775807)), 0) as since
    from page p)
  select p.id, p.product_id as "productId", p.sku_id as "skuId", s.suk, p.delta, p.sold, p.cause, p.order_id as "orderId", p.note,
    p.create_time as "createTime", o.order_no as "orderNo", c.actor_kind as "actorKind", c.actor_name as "actorName",
    (s.stock - sum(p.since) over (partition by p.sku_id order by p.id desc))::int as balance
  from summed p join sku s on s.id = p.sku_id
  left join "order" o on o.id = p.order_id
  left join lateral (
    select c.actor_kind, c.actor_name from change_row r join change c on c.id = r.change_id
    where r.noun = 'stock_entry' and r.row_id = p.id limit 1) c on true
  order by p.id desc`;

interface LedgerRow extends Record<string, unknown>, Omit<StockEntry, 'actor' | 'causeLabel' | 'createTime' | 'cause'> {
  cause: StockCause;
  createTime: string | Date;
  actorKind: string | null;
  actorName: string | null;
}

/** The ledger of a product or of one SKU, newest first; whoever has a limit is not told which orders moved it. */
export async function listStock(
  db: Db,
  input: LedgerInput,
  asked: Pick<CallContext, 'actor' | 'now'>,
): Promise<Page<StockEntry>> {
  const condition = conditionOf(input, asked);
  const ordered = isLimited(asked.actor) ? { orderId: null, orderNo: null } : {};
  const counted = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 from stock_entry e where ${condition} limit ${COUNT_CAP + 1}) found`,
  );
  const { rows } = await db.execute<LedgerRow>(ledgerQuery(condition, { limit: input.limit, offset: offsetOf(input) }));
  const { total, capped } = cappedAt(COUNT_CAP, counted.rows[0]?.n ?? 0);
  const list = rows.map(({ actorKind, actorName: name, ...row }) => ({
    ...row,
    createTime: new Date(row.createTime),
    causeLabel: labelOf(stockCauses, row.cause) ?? row.cause,
    actor: actorName(actorKind, name),
    ...ordered,
  }));
  return toPage(input, total, list, capped);
}

/** Result of last night's proof, its first gaps by name. */
export async function lastStockCheck(db: Db): Promise<Answer<typeof stockCalls.proof>> {
  const [row] = await db.select().from(stockProof).orderBy(desc(stockProof.id)).limit(1);
  if (!row) return null;
  const { rows } = await db.execute<{ noun: string; id: number; name: string }>(sql`
    select 'product' as noun, id, store_name as name from product where id = any(${sql.param(idsOf(row.gaps, 'product'))}::int[])
    union all
    select 'sku', s.id, p.store_name || ' ' || s.suk from sku s join product p on p.id = s.product_id
    where s.id = any(${sql.param(idsOf(row.gaps, 'sku'))}::int[])`);
  const names = new Map(rows.map(({ noun, id, name }) => [`${noun} ${id}`, name]));
  return { ...row, gaps: row.gaps.map((gap) => ({ ...gap, name: names.get(`${gap.noun} ${gap.id}`) ?? '' })) };
}

const idsOf = (gaps: readonly StockGap[], wanted: string): number[] =>
  gaps.filter(({ noun }) => noun === wanted).map(({ id }) => id);

/** SKUs and products whose figures differ from the ledger. */
export async function stockGaps(db: Db): Promise<StockGap[]> {
  const { rows } = await db.execute<StockGap & Record<string, unknown>>(sql`select * from stock_gaps()`);
  return rows;
}

export async function countProvable(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select (select count(*) from sku) + (select count(*) from product) as n`);
  return rows[0]?.n ?? 0;
}

export async function insertStockCheck(tx: Tx, proof: typeof stockProof.$inferInsert): Promise<void> {
  await tx.insert(stockProof).values(proof);
}

/** Proofs that nobody asks for any more. */
export async function deleteStockPast(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from ${stockProof} where create_time < ${before}`);
  await tx.execute(sql`delete from ${lowStockNotice} where refill_time < ${before}`);
}
