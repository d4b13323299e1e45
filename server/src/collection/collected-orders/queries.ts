import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import {
  type Collected,
  type CollectedRow,
  type SkuMatch,
  collectedStates,
} from '#contract/collection/collected-order-record.ts';
import type { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import type { Page } from '#contract/wire.ts';
import { product, sku } from '#server/catalogue/index.ts';
import { withAddresses } from '#server/pictures/index.ts';
import { among, equal, matching } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { reportsOf } from '../reports/queries.ts';
import { SOURCE, collectedOrders } from '../outside-orders/queries.ts';
import { crawlOrder, crawlSku } from '../outside-orders/tables.ts';
import type { rowOf } from './rules.ts';

type CollectedCalls = typeof collectedOrderCalls;

const { items: _items, orderId: _orderId, merId: shopId, ...columns } = getTableColumns(crawlOrder);
const listed = {
  ...columns,
  shopId,
  lines: sql<number>`jsonb_array_length(${crawlOrder.items})`,
  unmatched: sql<number>`(select count(*) from jsonb_array_elements(${crawlOrder.items}) line where line->>'skuId' is null)::int`,
};

export const listCollected = (
  db: Db,
  { keywords, state, ...paging }: Input<CollectedCalls['list']>,
): Promise<Page<CollectedRow>> =>
  pageOf(db, paging, {
    select: listed,
    from: crawlOrder,
    where: and(
      equal(crawlOrder.state, state),
      matching(keywords, crawlOrder.externalNo, crawlOrder.buyerUnit, crawlOrder.buyerName, crawlOrder.orderNo),
    ),
    order: [desc(crawlOrder.id)],
  });

export const countCollected = (db: Db): Promise<Answer<CollectedCalls['count']>> =>
  db
    .select({ state: crawlOrder.state, count: sql<number>`count(*)::int` })
    .from(crawlOrder)
    .groupBy(crawlOrder.state)
    .orderBy(crawlOrder.state);

const isThere = and(eq(sku.isDel, false), eq(product.isDel, false));
const matchColumns = {
  productId: sku.productId,
  attrValueId: sku.id,
  storeName: product.storeName,
  suk: sku.suk,
  image: sql<string>`coalesce(nullif(${sku.image}, ''), ${product.image})`,
  price: sku.price,
  stock: sku.stock,
};

async function skusOf(db: Db, ids: readonly number[]): Promise<Map<number, SkuMatch>> {
  const rows = await db
    .select(matchColumns)
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(among(sku.id, ids), isThere));
  return new Map((await withAddresses(db, rows, 'image')).map((row) => [row.attrValueId, row]));
}

const SOUGHT_MAX = 20;
const FOUND_MAX = 200;
const SHOWN_MAX = 5;

/** SKUs whose product has the name of a line in its own, for the first lines that want a match. */
async function similarTo(db: Db, names: readonly string[]): Promise<SkuMatch[]> {
  const sought = [...new Set(names.map((name) => name.trim().toLowerCase()))]
    .filter((name) => name.length > 1)
    .slice(0, SOUGHT_MAX);
  if (sought.length === 0) return [];
  const rows = await db
    .select(matchColumns)
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(or(...sought.map((name) => holdsPairs(product.search, sql`${name}`))), isThere))
    .orderBy(asc(product.id), asc(sku.id))
    .limit(FOUND_MAX);
  return withAddresses(db, rows, 'image');
}

const isAlike = ({ storeName }: SkuMatch, name: string) => storeName.toLowerCase().includes(name.trim().toLowerCase());
/** A SKU whose specification is the line's stands first. */
const byFit = (spec: string) => (one: SkuMatch, other: SkuMatch) => Number(other.suk === spec) - Number(one.suk === spec);

/** A collected order with what its lines are here. */
export async function getCollected(db: Db, { id }: { id: number }): Promise<Collected> {
  const { orderId: _, merId, ...row } = await collectedOrders.get(db, id);
  const known = await skusOf(
    db,
    row.items.flatMap(({ skuId }) => skuId ?? []),
  );
  const isMatched = ({ skuId }: { skuId: number | null }) => skuId !== null && known.has(skuId);
  const similar =
    row.state === collectedStates.placed
      ? []
      : await similarTo(
          db,
          row.items.filter((line) => !isMatched(line)).map(({ name }) => name),
        );
  const items = row.items.map(({ skuId, ...line }) => {
    const match = (skuId !== null && known.get(skuId)) || null;
    const suggestions = match ? [] : similar.filter((each) => isAlike(each, line.name)).toSorted(byFit(line.spec));
    const found = { productId: match?.productId ?? null, attrValueId: match?.attrValueId ?? null };
    return { ...line, ...found, match, suggestions: suggestions.slice(0, SHOWN_MAX) };
  });
  return { ...row, shopId: merId, items, reports: await reportsOf(db, id) };
}

/** SKUs by those of the outside shop, as staff matched them before; deleted ones are forgotten. */
export async function knownMatches(db: Db, externalSkus: readonly string[]): Promise<Map<string, number>> {
  if (externalSkus.length === 0) return new Map();
  const rows = await db
    .select({ externalSku: crawlSku.externalSku, skuId: crawlSku.skuId })
    .from(crawlSku)
    .innerJoin(sku, eq(sku.id, crawlSku.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(crawlSku.source, SOURCE), inArray(crawlSku.externalSku, [...new Set(externalSkus)]), isThere));
  return new Map(rows.map(({ externalSku, skuId }) => [externalSku, skuId]));
}

export async function rememberMatches(tx: Tx, matches: ReadonlyMap<string, number>, now: Date): Promise<void> {
  if (matches.size === 0) return;
  const rows = [...matches].map(([externalSku, skuId]) => ({
    source: SOURCE,
    externalSku,
    skuId,
    createTime: now,
    updateTime: now,
  }));
  await tx
    .insert(crawlSku)
    .values(rows)
    .onConflictDoUpdate({
      target: [crawlSku.source, crawlSku.externalSku],
      set: { skuId: sql`excluded.sku_id`, updateTime: now },
    });
}

/** Ids among these of SKUs that are there. */
export async function livingSkus(db: Db, ids: readonly number[]): Promise<Set<number>> {
  return new Set((await skusOf(db, ids)).keys());
}

const BATCH = 500;

/** Gives these matches to lines without one of other orders that wait. An order that somebody works on at this moment is left as it is. */
export async function matchOthers(tx: Tx, matches: ReadonlyMap<string, number>, now: Date): Promise<void> {
  if (matches.size === 0) return;
  const known = sql`${JSON.stringify(Object.fromEntries(matches))}::jsonb`;
  const isMatched = sql`line->>'skuId' is null and ${known} ? (line->>'externalSku')`;
  const waiting = await tx
    .select({ id: crawlOrder.id })
    .from(crawlOrder)
    .where(
      and(
        inArray(crawlOrder.state, [collectedStates.waiting, collectedStates.failed]),
        sql`exists (select from jsonb_array_elements(${crawlOrder.items}) line where ${isMatched})`,
      ),
    )
    .orderBy(asc(crawlOrder.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const items = sql`(
    select jsonb_agg(case when ${isMatched} then jsonb_set(line, '{skuId}', ${known}->(line->>'externalSku')) else line end order by place)
    from jsonb_array_elements(${crawlOrder.items}) with ordinality lines(line, place))`;
  await tx
    .update(crawlOrder)
    .set({ items, updateTime: now })
    .where(
      among(
        crawlOrder.id,
        waiting.map(({ id }) => id),
      ),
    );
}

const updated = [
  'externalStatus',
  'isPaid',
  'buyerUnit',
  'buyerName',
  'phone',
  'province',
  'city',
  'district',
  'address',
] as const;
const alsoUpdated = ['amount', 'freight', 'remark', 'orderedAt', 'items', 'state', 'message'] as const;
const fromInsert = Object.fromEntries(
  [...updated, ...alsoUpdated].map((name) => [
    name,
    sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  ]),
);

/** Keeps collected orders; those that an order was made of, or that were left out, stay as they are. Answers the ids by number. */
export async function upsertCollected(
  tx: Tx,
  rows: readonly ReturnType<typeof rowOf>[],
  now: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const kept = await tx
    .insert(crawlOrder)
    .values(rows.map((row) => ({ ...row, source: SOURCE, createTime: now, updateTime: now })))
    .onConflictDoUpdate({
      target: [crawlOrder.source, crawlOrder.externalNo],
      set: { ...fromInsert, updateTime: now },
      setWhere: inArray(crawlOrder.state, [collectedStates.waiting, collectedStates.failed]),
    })
    .returning({ id: crawlOrder.id, externalNo: crawlOrder.externalNo });
  return new Map(kept.map(({ id, externalNo }) => [externalNo, id]));
}

/** Collected records of these numbers. */
export const collectedAmong = (db: Db, numbers: readonly string[]) =>
  db
    .select({ id: crawlOrder.id, externalNo: crawlOrder.externalNo, state: crawlOrder.state, orderNo: crawlOrder.orderNo })
    .from(crawlOrder)
    .where(and(eq(crawlOrder.source, SOURCE), inArray(crawlOrder.externalNo, [...numbers])));
