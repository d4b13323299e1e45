import { type Fen, allocate } from '#contract/fen.ts';
import { lineShares } from '#contract/orders/lines/line-shares.ts';
import { notify } from '#server/notifications/index.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertOrder } from '../orders/insert-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { sellerOf } from '../orders/rules.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { goodsOf, itemsSoldElsewhere } from './basket.ts';
import { insertParts } from './insert-parts.ts';
import { newOrderNo } from './order-number.ts';

/** Order of an outside shop, or of a demand that a shop quoted for: with the goods as ours and the prices as they were agreed. */
interface CollectedSale {
  source: string;
  externalNo: string;
  lines: readonly { skuId: number; quantity: number; price: Fen }[];
  freight: Fen;
  recipient: { name: string; phone: string; address: string };
  mark: string;
  isPaid: boolean;
  /** First line of its timeline. */
  says: string;
}

const PAID_THERE = { type: 'pay_success', message: '外部订单已付款' } as const;

/** Places an order that was made elsewhere: at its prices, for no account here, and so without coupon, points and commission. */
export async function placeCollected(write: Write, sale: CollectedSale): Promise<OrderRecord> {
  const { source, externalNo, lines, freight, recipient, mark, isPaid, says } = sale;
  const items = itemsSoldElsewhere(lines, await goodsOf(write.tx, lines));
  const priced = items.map((item, at) => {
    const { price = 0 } = lines[at] ?? {};
    return { ...item, price, originalPrice: price, payNum: item.quantity, couponPrice: 0, giveIntegral: 0 };
  });
  const proTotalPrice = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const totalPrice = proTotalPrice + freight;
  const charged = { payPrice: totalPrice, payPostage: freight };
  const orderNo = newOrderNo(write.now);
  const placed = await insertOrder(write, {
    ...charged,
    orderNo,
    source,
    externalNo,
    realName: recipient.name,
    userPhone: recipient.phone,
    userAddress: recipient.address,
    mark: mark === '' ? null : mark,
    payType: 'offline',
    totalNum: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    proTotalPrice,
    totalPostage: freight,
    totalPrice,
    goods: priced.map(({ productName, sku }) => `${productName} ${sku}`).join(' '),
    merId: sellerOf(priced),
  });
  const freights = allocate(
    freight,
    priced.map(({ price, quantity }) => price * quantity),
  );
  const sold = lineShares(
    charged,
    priced.map((item, at) => ({ ...item, freight: freights[at] ?? 0, platformPrice: 0, platformPostage: 0 })),
  );
  await together(notify(write, 'adminPlaceAnOrder', orderNo), insertParts(write, placed, { items: sold, says }));
  if (placed.payTime !== null) {
    await followPayment(write, placed, PAID_THERE);
    return placed;
  }
  if (!isPaid) return placed;
  return settlePayment(write, placed, { paid: { payTime: write.now, payType: 'offline', outTradeNo: null }, step: PAID_THERE });
}
