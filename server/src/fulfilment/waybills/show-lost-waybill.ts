import type { Answer, Input } from '#contract/call.ts';
import type { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { findCarrier } from '#server/delivery/index.ts';
import { getOrder } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isOwnWaybill } from './own-waybill.ts';
import { findWaybill } from './queries.ts';
import { isAsking, mayBePrinted } from './rules.ts';

type LostCall = typeof waybillCalls.lostWaybill;

/** Waybill of an order that may have been printed, once nobody waits for its answer any more; null otherwise. */
export async function showLostWaybill(
  db: Db,
  { orderNo }: Input<LostCall>,
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
): Promise<Answer<LostCall>> {
  const { id } = await getOrder(db, orderNo, actor);
  const known = await findWaybill(db, id);
  if (!known || !mayBePrinted(known) || isAsking(known, now)) return null;
  if (!(await isOwnWaybill(db, known, actor))) return null;
  const carrier = await findCarrier(db, known.com);
  const { askedTime: lostTime, lookedTime, lookFault, foundLabels: found } = known;
  return { carrier: carrier?.name ?? known.com, lostTime, lookedTime, lookFault, found };
}
