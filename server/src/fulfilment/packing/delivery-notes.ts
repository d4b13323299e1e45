import type { Answer, Input } from '#contract/call.ts';
import { masked } from '#contract/masked.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import type { packingCalls } from '#contract/fulfilment/packing.ts';
import { mayCall } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { shopsSeen, standingParcelsOf } from '#server/orders/index.ts';
import { linesToPack, ordersToPack } from './queries.ts';
import { holdingAny, papersOf, whyNoNote } from './rules.ts';

type DeliveryNotesCall = typeof packingCalls.deliveryNotes;

const ALL_BACK = '商品已全部退款';

/** Papers for the parcels of the chosen orders; whoever may not open an order gets masked phone numbers. */
export async function deliveryNotes(
  db: Db,
  { ids }: Input<DeliveryNotesCall>,
  { actor }: CallContext,
): Promise<Answer<DeliveryNotesCall>> {
  const orders = await ordersToPack(db, ids, actor);
  const byOrder = await linesToPack(db, orders, actor);
  const parcels = await standingParcelsOf(db, ids);
  const seesPhones = mayCall(actor, orderCalls.info);
  const found = orders.map((order) => {
    const reason = whyNoNote(order);
    const lines = byOrder.get(order.id) ?? [];
    const own = shopsSeen(actor) ? holdingAny(parcels.get(order.id) ?? [], lines) : (parcels.get(order.id) ?? []);
    const papers = reason ? [] : papersOf(order, own, lines);
    return { order, papers, reason: reason ?? (papers.length === 0 ? ALL_BACK : undefined) };
  });
  return {
    notes: found.flatMap(({ order: { orderNo, createTime, realName, userPhone, userAddress, mark, remark }, papers }) => {
      const phone = seesPhones ? userPhone : masked(userPhone);
      const head = { orderNo, createTime, realName, userPhone: phone, userAddress, mark: mark ?? '', remark: remark ?? '' };
      return papers.map((paper) => ({ ...head, ...paper }));
    }),
    left: found.flatMap(({ order: { orderNo }, reason }) => (reason === undefined ? [] : [{ orderNo, reason }])),
  };
}
