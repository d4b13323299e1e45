import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { toRecord } from './record.ts';
import { productReply } from './tables.ts';

const { search: _, ...columns } = getTableColumns(productReply);
/** All that is worth reading; the rest serves the search. */
export const reviewColumns = columns;

const live = eq(productReply.isDel, false);

export async function reviewInfo(db: Db, { id }: { id: number }, { actor }: Pick<CallContext, 'actor'>) {
  const [row] = await db
    .select(columns)
    .from(productReply)
    .where(and(live, eq(productReply.id, id), seen(productReply, actor)));
  return row ? toRecord(row, await addressesOf(db)) : null;
}

/** Reviews that are not deleted, of the products that the actor sees. */
export const reviewsSeen = (actor: Actor) => rowsOf(productReply, { live: and(live, seen(productReply, actor)) });

export async function isSold(db: Db, productId: number, actor: Actor): Promise<boolean> {
  return (await db.$count(product, and(eq(product.id, productId), eq(product.isDel, false), seen(product, actor)))) > 0;
}
