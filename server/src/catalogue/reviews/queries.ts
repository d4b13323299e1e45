import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { toRecord } from './record.ts';
import { productReply } from './tables.ts';

const { search: _, ...columns } = getTableColumns(productReply);
/** All that is worth reading; the rest serves the search. */
export const reviewColumns = columns;

const live = eq(productReply.isDel, false);

export async function reviewInfo(db: Db, { id }: { id: number }) {
  const [row] = await db
    .select(columns)
    .from(productReply)
    .where(and(live, eq(productReply.id, id)));
  return row ? toRecord(row, await addressesOf(db)) : null;
}

/** Reviews that are not deleted. */
export const reviews = rowsOf(productReply, { live });

export async function isSold(db: Db, productId: number): Promise<boolean> {
  return (await db.$count(product, and(eq(product.id, productId), eq(product.isDel, false)))) > 0;
}
