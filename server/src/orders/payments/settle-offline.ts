import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { settlePayment } from './settle-payment.ts';

/** Pays an order by money outside of this system; the caller holds it and has seen that its whole price is there. */
export async function settleOffline(
  write: Write,
  found: OrderRecord,
  { receivedAt, reason }: { receivedAt: Date; reason: string },
): Promise<void> {
  const { orderNo, payPrice, createTime } = found;
  // Money may be there before the order that it pays was written down.
  const payTime = receivedAt < createTime ? createTime : receivedAt;
  await settlePayment(write, found, {
    paid: { payTime, payType: 'offline', outTradeNo: null },
    step: { type: 'offline', message: `订单号 ${orderNo} 线下付款 ${yuanOfFen(payPrice)} 成功`, reason },
  });
}
