import { type SQL, sql } from 'drizzle-orm';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { linesOf, linesSeen, shopsSeen } from '#server/orders/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Waybill, waybill } from './tables.ts';

type Holding = Pick<Waybill, 'orderId' | 'pieces'>;

/** True of a waybill of goods that the actor sees; one without pieces is of all that was left of its order. */
export async function isOwnWaybill(db: Db, { orderId, pieces }: Holding, actor: Actor): Promise<boolean> {
  if (!shopsSeen(actor)) return true;
  const own = new Set(linesSeen((await linesOf(db, [orderId])).get(orderId) ?? [], actor).map(({ id }) => id));
  return pieces?.every(({ lineId }) => own.has(lineId)) ?? false;
}

/** Condition of the waybills of goods that the actor sees. */
export const isOwn = (actor: Actor): SQL | undefined => {
  const shops = shopsSeen(actor);
  return (
    shops &&
    sql`${waybill.pieces} is not null and not exists (
      select from jsonb_array_elements(${waybill.pieces}) piece join order_line l on l.id = (piece->>'lineId')::int
      where (l.mer_id = any(${sql.param([...shops])}::int[])) is not true)`
  );
};

/** Refuses what would print or send beside a waybill of others, of which nobody knows what became. */
export async function refuseBesideOthers({ tx, actor }: Pick<Write, 'tx' | 'actor'>, known: Holding): Promise<void> {
  if (!(await isOwnWaybill(tx, known, actor))) throw orderRefusals.SHEET_OF_OTHERS();
}
