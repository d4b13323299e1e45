import { allocate } from '#contract/fen.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import { splitRefund } from '#contract/orders/lines/refund-split.ts';
import { type orderLine, type order, type parcel, type refund } from '#server/orders/index.ts';
import type { PastOrder } from './past-order.ts';
import { type Around, PAST } from './queries.ts';
import { goodsPrice, parcelsOf, standingOf } from './rules.ts';

/** Parts of the discount: on the goods, as far as they reach, and on the freight. */
function discountOf(of: PastOrder) {
  const onGoods = Math.min(of.discount, goodsPrice(of));
  return { onGoods, onFreight: of.discount - onGoods };
}

/** The latest parcel, which the order itself shows. */
function deliveryOf(of: PastOrder, isSent: boolean, { carriers }: Pick<Around, 'carriers'>) {
  const latest = isSent ? parcelsOf(of.lines).findLast(({ trackingNo, carrier }) => `${trackingNo}${carrier}` !== '') : undefined;
  if (!latest) return {};
  return {
    deliveryType: 'express',
    deliveryName: latest.carrier || null,
    deliveryId: latest.trackingNo || null,
    deliveryCode: carriers.get(latest.carrier) ?? null,
  };
}

/** Row of an order as it was there; money goes back by hand, because no provider of this shop knows its payment. */
export function orderOf(of: PastOrder, uid: number | null, around: Around, now: Date): typeof order.$inferInsert {
  const standing = standingOf(of, now);
  const { onGoods, onFreight } = discountOf(of);
  return {
    orderNo: of.orderNo,
    source: PAST,
    externalNo: of.orderNo,
    uid,
    realName: of.realName,
    userPhone: of.userPhone,
    userAddress: of.address,
    totalNum: of.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    proTotalPrice: goodsPrice(of),
    totalPostage: of.freight,
    totalPrice: goodsPrice(of) + of.freight,
    couponPrice: onGoods,
    payPrice: of.paid,
    payPostage: of.freight - onFreight,
    payType: 'offline',
    payTime: of.payTime,
    refundPrice: of.refunded,
    remark: of.remark || null,
    goods: of.lines.map(({ productName, spec }) => `${productName} ${spec}`).join(' '),
    ...standing,
    ...deliveryOf(of, standing.shippedTime !== null, around),
    createTime: of.createTime,
    updateTime: now,
  };
}

type LineRow = typeof orderLine.$inferInsert;

/** Lines with their shares of what was paid. Goods that are not sold here, and those of a second line of a SKU, have 0 for their SKU. */
export function linesOf(of: PastOrder, orderId: number, { goods }: Pick<Around, 'goods'>) {
  const used = new Set<number>();
  const costs = of.lines.map(({ price, quantity }) => price * quantity);
  const discounts = allocate(discountOf(of).onGoods, costs);
  const lines = of.lines.map((line, at) => {
    const sold = goods.get(line.code);
    const skuId = sold && !used.has(sold.skuId) ? sold.skuId : 0;
    used.add(skuId);
    return {
      orderId,
      skuId,
      productId: sold?.productId ?? 0,
      productName: line.productName,
      image: sold?.image ?? '',
      sku: line.spec || (sold?.suk ?? ''),
      price: line.price,
      originalPrice: line.price,
      payNum: line.quantity,
      weight: 0,
      volume: 0,
      tempId: 0,
      giveIntegral: 0,
      cateIds: sold?.cateIds ?? [],
      couponPrice: discounts[at] ?? 0,
    };
  });
  const charged = { payPrice: of.paid, payPostage: of.freight - discountOf(of).onFreight };
  return lineShares(charged, lines) satisfies LineRow[];
}

export type SharedLine = ReturnType<typeof linesOf>[number] & { id: number };

/** Parcels of an order that was sent. */
export function parcelRows(
  of: PastOrder,
  orderId: number,
  lines: readonly SharedLine[],
  { carriers }: Around,
): (typeof parcel.$inferInsert)[] {
  const numbered = of.lines.map((line, at) => ({ ...line, lineId: lines[at]?.id ?? 0 }));
  const time = of.payTime ?? of.createTime;
  return parcelsOf(numbered)
    .filter(({ trackingNo, carrier }) => `${trackingNo}${carrier}` !== '')
    .map(({ trackingNo, carrier, lines: within }) => ({
      orderId,
      pieces: within.map(({ lineId, quantity }) => ({ lineId, quantity })),
      deliveryType: 'express',
      deliveryName: carrier || null,
      deliveryId: trackingNo || null,
      deliveryCode: carriers.get(carrier) ?? null,
      createTime: time,
      updateTime: time,
    }));
}

/** The refund of money that went back there, at the moment of the payment: nobody tells its own. */
export function refundRow(of: PastOrder, orderId: number, by: string): typeof refund.$inferInsert {
  const time = of.payTime ?? of.createTime;
  return {
    refundNo: `R${of.orderNo}`,
    orderId,
    amount: of.refunded,
    reason: '原系统已退款',
    restock: false,
    state: 'done',
    actorName: by,
    doneTime: time,
    createTime: time,
    updateTime: time,
  };
}

/** Parts of that refund by line: all pieces of an order that went back whole, else money without goods. */
export function refundParts(of: PastOrder, refundId: number, lines: readonly SharedLine[]) {
  const paid = lines.map(({ id: lineId, payNum, paidPrice, paidPostage }) => ({
    lineId,
    payNum,
    paidPrice,
    paidPostage,
    refunded: 0,
    refundedPrice: 0,
    refundedPostage: 0,
  }));
  const pieces = of.refunded === of.paid ? paid.map(({ lineId, payNum: quantity }) => ({ lineId, quantity })) : [];
  return splitRefund(paid, pieces, of.refunded).map((part) => ({ ...part, refundId }));
}
