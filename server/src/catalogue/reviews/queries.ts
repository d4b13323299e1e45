import { type SQL, and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { missing } from '#server/platform/missing.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { hasWord, scoreOf } from './filters.ts';
import { type ReviewRow, toRecord } from './record.ts';
import { productReply } from './tables.ts';

const { search: _, ...columns } = getTableColumns(productReply);

/** Products with this in their name, at most `reach` of them. */
export async function productsNamed(db: Db, word: string, reach: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(hasWord(sql`${product.storeName}`, sql`${product.search}`, word))
    .limit(reach);
  return rows.map(({ id }) => id);
}

/** In no order, so that the words' own index is read; at most `reach` of them. */
export async function matchingIds(db: Db, where: SQL | undefined, reach: number): Promise<number[]> {
  const rows = await db.select({ id: productReply.id }).from(productReply).where(where).limit(reach);
  return rows.map(({ id }) => id);
}

export async function countMatches(db: Db, where: SQL | undefined, reach: number): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(productReply)
    .where(where)
    .limit(reach)
    .as('found');
  const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(found);
  return row?.n ?? 0;
}

interface Cut {
  sort: 'newest' | 'lowest';
  limit: number;
  offset: number;
}

export function reviewsIn(db: Db, where: SQL | undefined, { sort, limit, offset }: Cut): Promise<ReviewRow[]> {
  const order = sort === 'lowest' ? [asc(scoreOf), asc(productReply.id)] : [desc(productReply.id)];
  return db
    .select(columns)
    .from(productReply)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const live = (id: number) => and(eq(productReply.id, id), eq(productReply.isDel, false));

export async function reviewInfo(db: Db, { id }: { id: number }) {
  const [row] = await db.select(columns).from(productReply).where(live(id));
  return row ? toRecord(row, await addressesOf(db)) : null;
}

/** Changes a review that is not deleted. */
export async function setReview(tx: Tx, id: number, values: Partial<ReviewRow>): Promise<void> {
  const changed = await tx.update(productReply).set(values).where(live(id)).returning({ id: productReply.id });
  if (changed.length === 0) missing('review');
}

export async function isSold(db: Db, productId: number): Promise<boolean> {
  return (await db.$count(product, and(eq(product.id, productId), eq(product.isDel, false)))) > 0;
}

export const among = (ids: readonly number[]): SQL => inArray(productReply.id, [...ids]);
export const ofProducts = (ids: readonly number[]): SQL => sql`${productReply.productId} = any(${sql.param(ids)}::int[])`;
