import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { type offlineCalls, offlineMethods } from '#contract/orders/offline-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { checkOffline } from './check-offline.ts';
import { settlePayment } from './settle-payment.ts';

interface Receipt extends Input<typeof offlineCalls.payOffline> {
  /** Moment at which the money came; now where nobody says. */
  receivedAt?: Date | undefined;
}

/** Confirms a payment that staff have counted. Of two confirmations the second finds the order paid. */
export async function payOffline(write: Write, receipt: Receipt): Promise<null> {
  const { orderNo, amount, method, voucher, remark, receivedAt = write.now } = receipt;
  const found = await lockOrder(write, orderNo);
  await checkOffline(write, found, amount);
  const reason = [offlineMethods.labels[method], voucher && `凭证 ${voucher}`, remark].filter(Boolean).join('，');
  // Money may be there before the order that it pays was written down.
  const payTime = receivedAt < found.createTime ? found.createTime : receivedAt;
  await settlePayment(write, found, {
    paid: { payTime, payType: 'offline', outTradeNo: null },
    step: { type: 'offline', message: `订单号 ${orderNo} 线下付款 ${yuanOfFen(amount)} 成功`, reason },
  });
  return null;
}
