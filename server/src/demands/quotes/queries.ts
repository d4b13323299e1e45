import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { type Quote, quoteStates } from '#contract/demands/quote-record.ts';
import { showDay } from '#contract/moment.ts';
import { isClosedShop, product, shop, sku } from '#server/catalogue/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/not-found.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { demand } from '../demands/tables.ts';
import { type QuoteRecord, demandQuote } from './tables.ts';

export const quotes = rowsOf(demandQuote);

const { creatorId: _, ...columns } = getTableColumns(demandQuote);
const shownColumns = { ...columns, shopName: shop.name };

const rows = (db: Db) =>
  db
    .select(shownColumns)
    .from(demandQuote)
    .innerJoin(shop, eq(shop.id, demandQuote.shopId))
    .innerJoin(demand, eq(demand.id, demandQuote.demandId));

type QuoteRow = Awaited<ReturnType<typeof rows>>[number];

/** Names of SKUs. */
async function namesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: sku.id, name: sql<string>`${product.storeName} || ' ' || ${sku.suk}` })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(inArray(sku.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const { open, withdrawn } = quoteStates;

async function shown(db: Db, found: readonly QuoteRow[], today: string): Promise<Quote[]> {
  const names = await namesOf(
    db,
    found.flatMap(({ items }) => items.flatMap(({ skuId }) => skuId ?? [])),
  );
  return found.map((row) => ({
    ...row,
    items: row.items.map((line) => ({ ...line, skuId: line.skuId ?? 0, skuName: names.get(line.skuId ?? 0) ?? '' })),
    isExpired: row.validUntil < today,
    isOwn: row.status === open || row.status === withdrawn,
  }));
}

export async function listQuotes(
  db: Db,
  { demandId }: { demandId: number },
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<Quote[]> {
  const found = await rows(db)
    .where(and(eq(demandQuote.demandId, demandId), eq(demand.isDel, false), seen(demandQuote, actor)))
    .orderBy(asc(demandQuote.amount), asc(demandQuote.id));
  return shown(db, found, showDay(now));
}

export async function getQuote(
  db: Db,
  { id }: { id: number },
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<Quote> {
  const [quote] = await shown(db, await rows(db).where(and(eq(demandQuote.id, id), seen(demandQuote, actor))), showDay(now));
  if (!quote) throw notFound('demand_quote');
  return quote;
}

/** The demand of a quote that the actor sees, to be locked before the quote. */
export async function demandOf(tx: Tx, id: number, actor: Actor): Promise<number> {
  const [found] = await tx
    .select({ demandId: demandQuote.demandId })
    .from(demandQuote)
    .where(and(eq(demandQuote.id, id), seen(demandQuote, actor)));
  if (!found) throw notFound('demand_quote');
  return found.demandId;
}

/** Declines the other quotes for a demand that stand; answers whose they are. */
export async function declineOthers(tx: Tx, { id, demandId }: QuoteRecord, now: Date): Promise<number[]> {
  const declined = await tx
    .update(demandQuote)
    .set({ status: quoteStates.declined, updateTime: now })
    .where(
      and(
        eq(demandQuote.demandId, demandId),
        ne(demandQuote.id, id),
        inArray(demandQuote.status, [quoteStates.open, quoteStates.accepted]),
      ),
    )
    .returning({ creatorId: demandQuote.creatorId });
  return declined.map(({ creatorId }) => creatorId);
}

/** SKUs, among these, that a shop sells. */
export async function soldBy(tx: Tx, shopId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        inArray(sku.id, [...ids]),
        eq(product.merId, shopId),
        eq(sku.isDel, false),
        eq(product.isDel, false),
        sql`not ${isClosedShop}`,
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Costs of SKUs; one of nothing is one that nobody knows. */
export async function costsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = await tx
    .select({ id: sku.id, cost: sku.cost })
    .from(sku)
    .where(inArray(sku.id, [...ids]));
  return new Map(found.map(({ id, cost }) => [id, cost]));
}
