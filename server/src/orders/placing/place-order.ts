import { placeOrderRefusals } from '#contract/orders/placing.ts';
import type { OrderDraft } from '#contract/orders/quotes.ts';
import { lockHeldCoupon, spendCoupon } from '#server/coupons/index.ts';
import { findOrCreateBuyer, movePoints, points } from '#server/customers/index.ts';
import type { OpenSale } from '#server/marketing/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { keyOfRequest } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type BasketItem, goodsOf, itemsOf, ratesFor } from './basket.ts';
import { checkPayType } from './pay-types.ts';
import { type Purse, priceOf } from './price.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { saleFor, saleOf } from './sale.ts';
import { checkChoice } from '../teams/check-choice.ts';
import { insertParts } from './insert-parts.ts';
import { enforcePurchaseLimit } from './enforce-purchase-limit.ts';
import { newOrderNo } from './order-number.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { sellerOf } from '../orders/rules.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder } from '../orders/record.ts';

function orderOf(
  { payType, mark, couponId, teamId }: Pick<OrderDraft, 'payType' | 'mark' | 'couponId' | 'teamId'>,
  items: readonly BasketItem[],
  sale: OpenSale | undefined,
) {
  return {
    totalNum: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: items.map(({ productName, sku }) => `${productName} ${sku}`).join(' '),
    payType,
    mark: mark ?? null,
    couponId: couponId ?? null,
    activityId: sale?.activity.id ?? null,
    activityKind: sale?.activity.kind ?? null,
    participationId: sale?.participation?.id ?? null,
    teamId: teamId ?? null,
  };
}

/** Price, stock and freight are taken together; a repeated request answers the order it made the first time. */
export async function placeOrder(write: Write, { idempotencyKey, ...draft }: OrderDraft): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  const orderNo = newOrderNo(now);
  const key = keyOfRequest(actor, 'order', idempotencyKey);
  const [claim, goods, rates, found] = await together(
    claimKey(write, key, draft, { orderNo }),
    goodsOf(tx, draft.lines),
    ratesFor(tx, draft),
    saleFor(tx, draft),
  );
  if (!claim.first) return earlierOrder(write, claim);

  await checkPayType(write, draft.payType);
  const sale = saleOf(draft, found, now);
  const items = itemsOf(draft.lines, goods, sale);
  const buyer = draft.buyer && (await findOrCreateBuyer(write, draft.buyer));
  if (sale && buyer) await enforcePurchaseLimit(write, sale, buyer.id, items[0]?.quantity ?? 0);
  if (draft.teamId !== undefined) await checkChoice(write, { ...draft, uid: buyer?.id });
  const { lines, totals, fields, issueCouponId, payPrice, gainIntegral } = await priceOf(
    write,
    draft,
    { buyer, items, rates, activityBearer: sale?.activity.bearer, now },
    purseOf(tx),
  );
  if (draft.couponId !== undefined) await spendCoupon(write, { id: draft.couponId, orderNo });
  const values = {
    ...orderOf(draft, items, sale),
    merId: sellerOf(items),
    ...totals,
    ...fields,
    issueCouponId,
    payPrice,
    gainIntegral,
  };
  if (draft.expectedTotal !== undefined && draft.expectedTotal !== values.payPrice) {
    throw placeOrderRefusals.TOTAL_DIFFERS({ expected: draft.expectedTotal, total: values.payPrice });
  }
  const origin = actor.kind === 'storefront' ? { storefrontId: actor.id } : { source: actor.kind === 'admin' ? 'desk' : 'mall' };
  const placed = await insertOrder(write, { ...values, ...origin, orderNo, uid: buyer?.id });
  await spendPoints(write, placed);
  await together(
    notify(write, 'adminPlaceAnOrder', orderNo),
    insertParts(write, placed, { items: lines, sale, says: '订单生成' }),
  );
  if (placed.payTime !== null) await followPayment(write, placed, { type: 'pay_success', message: '用户付款成功' });
  return placed;
}

/** Locked, so that nobody pays two orders with the same. */
const purseOf = (tx: Tx): Purse => ({
  coupon: (id, uid) => lockHeldCoupon(tx, id, uid),
  points: (uid) => points.lock(tx, uid),
});

/** Points leave at once. */
async function spendPoints(write: Write, { uid, orderNo, useIntegral }: OrderRecord): Promise<void> {
  if (uid === null || useIntegral === 0) return;
  const mark = `订单支付抵扣${useIntegral}积分购买商品`;
  await movePoints(write, { uid, kind: 'use', integral: -useIntegral, orderNo, mark });
}

async function earlierOrder({ tx, actor }: Write, claim: { same: boolean; answer: unknown }): Promise<OrderRecord> {
  if (!claim.same) throw placeOrderRefusals.KEY_REUSED();
  return getOrder(tx, String(Object(claim.answer).orderNo), actor);
}
