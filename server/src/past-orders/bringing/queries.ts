import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { categoriesOfProduct, product, sku } from '#server/catalogue/index.ts';
import { customer, isOpenToKey } from '#server/customers/index.ts';
import { express } from '#server/delivery/index.ts';
import { order } from '#server/orders/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { PastOrder } from './past-order.ts';

/** Source of orders of another system. */
export const PAST = 'past';

/** Held to the end of the transaction by whoever brings orders of another system, so that a number comes once. */
export const lockNumbers = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('past_order', 0))`);

/** Sources of the orders that have one of these numbers. */
async function sourcesOf(db: Db, orderNos: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ orderNo: order.orderNo, source: order.source })
    .from(order)
    .where(inArray(order.orderNo, [...orderNos]));
  return new Map(rows.map(({ orderNo, source }) => [orderNo, source]));
}

/** Customers by telephone, of a storefront those that it may act for; a number that several have names nobody. */
async function customersOf(db: Db, phones: readonly string[], actor: Actor): Promise<Map<string, number>> {
  const isOpen = actor.kind === 'storefront' ? isOpenToKey((key) => sql`${key} = ${actor.id}`, customer.id) : undefined;
  const rows = await db
    .select({ id: customer.id, phone: customer.phone })
    .from(customer)
    .where(and(inArray(customer.phone, [...phones]), isNull(customer.mergedInto), isOpen));
  const byPhone = Map.groupBy(rows, ({ phone }) => phone ?? '');
  return new Map(
    [...byPhone].flatMap(([phone, [one, ...others]]) => (one && others.length === 0 ? [[phone, one.id] as const] : [])),
  );
}

const goodsColumns = {
  skuId: sku.id,
  productId: product.id,
  suk: sku.suk,
  image: sql<string>`coalesce(nullif(${sku.image}, ''), ${product.image})`,
  cateIds: categoriesOfProduct,
};
const isLive = and(not(sku.isDel), not(product.isDel));
const goods = (db: Db) =>
  db
    .select({ ...goodsColumns, barCode: sku.barCode, code: product.code })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId));

export type Goods = Pick<Awaited<ReturnType<typeof goods>>[number], keyof typeof goodsColumns>;

const soleBy = (rows: Awaited<ReturnType<typeof goods>>, keyOf: (row: (typeof rows)[number]) => string | null) =>
  [...Map.groupBy(rows, (row) => keyOf(row) ?? '')].flatMap(([key, [one, ...others]]) =>
    one && others.length === 0 ? [[key, one] as const] : [],
  );

/** SKUs by bar code, and those of products with one SKU by the code of the product; a code of several names none. */
async function goodsOf(db: Db, codes: readonly string[]): Promise<Map<string, Goods>> {
  const wanted = codes.filter((code) => code !== '');
  const byCode = await goods(db).where(and(isLive, inArray(product.code, wanted)));
  const byBar = await goods(db).where(and(isLive, inArray(sku.barCode, wanted)));
  return new Map([...soleBy(byCode, ({ code }) => code), ...soleBy(byBar, ({ barCode }) => barCode)]);
}

/** Codes of carriers by name. */
async function carriersOf(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: express.name, code: express.code })
    .from(express)
    .where(inArray(express.name, [...names]));
  return new Map(rows.map(({ name, code }) => [name, code]));
}

/** Records of this shop that orders name. */
export async function aroundOf(db: Db, orders: readonly PastOrder[], actor: Actor) {
  const lines = orders.flatMap((each) => each.lines);
  const unique = (texts: readonly string[]) => [...new Set(texts)];
  return {
    sources: await sourcesOf(db, unique(orders.map(({ orderNo }) => orderNo))),
    customers: await customersOf(db, unique(orders.flatMap(({ phone }) => (phone === '' ? [] : phone))), actor),
    goods: await goodsOf(db, unique(lines.map(({ code }) => code))),
    carriers: await carriersOf(db, unique(lines.map(({ carrier }) => carrier))),
  };
}
export type Around = Awaited<ReturnType<typeof aroundOf>>;

/** Numbers below nothing, each for one line whose goods are not known here: no other line has it. */
export async function numbersBelow(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select -nextval(pg_get_serial_sequence('order_line', 'id'))::int as n from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ n }) => n);
}

/** Counts so many more, or fewer, paid orders of customers. */
export async function countPaid(tx: Tx, counts: ReadonlyMap<number, number>): Promise<void> {
  if (counts.size === 0) return;
  await tx.execute(sql`update customer c set pay_count = c.pay_count + n.paid
    from unnest(${sql.param([...counts.keys()])}::int[], ${sql.param([...counts.values()])}::int[]) n (uid, paid) where c.id = n.uid`);
}
