import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { ofSeenProducts, seenProducts } from '../products/queries.ts';
import { product } from '../products/tables.ts';
import { toRecord } from './record.ts';
import { productReply } from './tables.ts';

const { search: _, ...columns } = getTableColumns(productReply);
/** All that is worth reading; the rest serves the search. */
export const reviewColumns = columns;

const live = eq(productReply.isDel, false);

export async function reviewInfo(db: Db, { id }: { id: number }, { actor }: Pick<Asked, 'actor'>) {
  const [row] = await db
    .select(columns)
    .from(productReply)
    .where(and(live, eq(productReply.id, id), ofSeenProducts(productReply.productId, actor)));
  return row ? toRecord(row, await addressesOf(db)) : null;
}

/** Ids, among these, of reviews of products that the actor sees; deleted ones too. */
export async function seenReviewIds(db: Db, ids: readonly number[], actor: Actor): Promise<readonly number[]> {
  const { id, productId } = productReply;
  const rows = await db
    .select({ id })
    .from(productReply)
    .where(and(among(id, ids), ofSeenProducts(productId, actor)));
  return rows.map((row) => row.id);
}

/** Reviews that are not deleted, of the products that the actor sees. */
export const reviewsSeen = (actor: Actor) =>
  rowsOf(productReply, { live: and(live, ofSeenProducts(productReply.productId, actor)) });

export async function isSold(db: Db, productId: number, actor: Actor): Promise<boolean> {
  return (await db.$count(product, and(eq(product.id, productId), eq(product.isDel, false), seenProducts(actor)))) > 0;
}
