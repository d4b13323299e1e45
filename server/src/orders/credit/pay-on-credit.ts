import { orderPayTypes } from '#contract/orders/enums.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { settlePayment } from '../payments/settle-payment.ts';

/** Pays an order by a debt, which the caller has booked; it holds the order. */
export async function payOnCredit(write: Write, found: OrderRecord, reason: string): Promise<void> {
  await settlePayment(write, found, {
    paid: { payTime: write.now, payType: orderPayTypes.credit, outTradeNo: null },
    step: { type: 'offline', message: `订单号 ${found.orderNo} 赊账付款 ${yuanOfFen(found.payPrice)} 成功`, reason },
  });
}
