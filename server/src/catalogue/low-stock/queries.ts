import { type Placeholder, and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { LowStockNotice, lowStockCalls } from '#contract/catalogue/stock.ts';
import type { Page } from '#contract/wire.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { ofSeen } from '#server/platform/scope/scoped.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { preparedText } from '#server/platform/database/prepared.ts';
import { COUNT_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { product } from '../products/tables.ts';

/** Products that fell to the threshold by an order, newest first. */
export async function listLowStock(
  db: Db,
  input: Input<typeof lowStockCalls.list>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Page<LowStockNotice>> {
  const pictures = await addressesOf(db);
  const isOpen = input.open ? sql`n.refill_time is null and not p.is_recycle and not p.is_del` : sql`true`;
  const wanted = and(isOpen, ofSeen(sql`p.id`, product, actor));
  const found = sql`from low_stock_notice n join product p on p.id = n.product_id where ${wanted}`;
  const counted = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 ${found} limit ${COUNT_CAP + 1}) found`,
  );
  const { rows } = await db.execute<LowStockNotice & Record<string, unknown>>(sql`
    select n.id, n.product_id as "productId", p.store_name as "storeName", p.image, p.stock, n.stock as "fellTo", n.threshold,
      n.create_time as "createTime", n.refill_time as "refillTime"
    ${found} order by n.id desc limit ${input.limit} offset ${offsetOf(input)}`);
  const { total, capped } = cappedAt(COUNT_CAP, counted.rows[0]?.n ?? 0);
  const list = rows.map((row) => ({
    ...row,
    image: pictures.show(row.image),
    createTime: new Date(row.createTime),
    refillTime: row.refillTime && new Date(row.refillTime),
  }));
  return toPage(input, total, list, capped);
}

const productsOf = (skuIds: readonly number[] | Placeholder) => sql`select product_id from sku where ${among(sql`id`, skuIds)}`;

/** Thresholds are asked before anything is written, because nearly no order brings a product down to the threshold. */
const isAnyLow = preparedText<{ is: boolean }>(
  'low_stock',
  () => sql`
    select exists (
      select from product p where p.id in (${productsOf(sql.placeholder('taken'))}) and p.stock <= ${sql.placeholder('low')}
        and not p.is_recycle and not p.is_del
        and not exists (select from low_stock_notice n where n.product_id = p.id and n.refill_time is null)) as is`,
);

interface StockChange {
  /** SKUs that were refilled, and those that an order took. */
  refilled: readonly number[];
  taken: readonly number[];
  low: number;
  now: Date;
}

/**
 * Closes the notices of products that were refilled above the threshold, and opens one for each that fell to it and has none;
 * answers the names of these.
 */
export async function setNotices(tx: Tx, { refilled, taken, low, now }: StockChange): Promise<string[]> {
  if (refilled.length > 0)
    await tx.execute(sql`
      update low_stock_notice n set refill_time = ${now} from product p
      where p.id = n.product_id and n.refill_time is null and p.stock > ${low} and p.id in (${productsOf(refilled)})`);
  if (taken.length === 0 || !(await isAnyLow(tx, '', { low, taken })).rows[0]?.is) return [];
  const { rows } = await tx.execute<{ name: string }>(sql`
    with fallen as (
      insert into low_stock_notice (product_id, stock, threshold, create_time)
      select id, stock, ${low}::int, ${now} from product
      where stock <= ${low} and not is_recycle and not is_del and id in (${productsOf(taken)}) order by id
      on conflict (product_id) where refill_time is null do nothing
      returning product_id)
    select p.store_name as name from fallen f join product p on p.id = f.product_id order by p.id`);
  return rows.map(({ name }) => name);
}
