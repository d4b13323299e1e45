import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { missing } from '#server/platform/missing.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { type ReviewRow, toRecord } from './record.ts';
import { productReply } from './tables.ts';

const { search: _, ...columns } = getTableColumns(productReply);
/** All that is worth reading; the rest serves the search. */
export const reviewColumns = columns;

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
