import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { waybillRefusals } from '#contract/fulfilment/waybills.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isOwnWaybill } from './own-waybill.ts';
import { findWaybill } from './queries.ts';
import { isAsking, mayBePrinted } from './rules.ts';
import type { Waybill } from './tables.ts';

/** Waybill with an unknown outcome of an order that the caller has locked; refused while its answer may still come. */
export async function getLostWaybill({ tx, actor, now }: Write, orderId: number): Promise<Waybill> {
  const known = await findWaybill(tx, orderId);
  if (known && !(await isOwnWaybill(tx, known, actor))) throw waybillRefusals.NOT_LOST();
  if (isAsking(known, now)) throw orderRefusals.SHEET_UNDER_WAY();
  if (!known || !mayBePrinted(known)) throw waybillRefusals.NOT_LOST();
  return known;
}
