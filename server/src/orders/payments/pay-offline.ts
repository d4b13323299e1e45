import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { offlinePaymentRefusals, type offlineCalls, offlineMethods } from '#contract/orders/offline-payments.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { paySettings } from '#contract/orders/settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';
import { settlePayment } from './settle-payment.ts';

type Receipt = Input<typeof offlineCalls.payOffline>;

/**
 * Confirms a payment that staff have counted, for an order of the desk or one that was to be paid so, and for any other while
 * the shop accepts it. Of two confirmations the second finds the order paid.
 */
export async function payOffline(write: Write, { orderNo, amount, method, voucher, remark }: Receipt): Promise<null> {
  const found = await lockOrder(write, orderNo);
  if (found.payTime !== null) throw offlinePaymentRefusals.PAID();
  if (found.isDel || !canMove(found, 'pay')) throw offlinePaymentRefusals.GONE();
  const { offline_pay_status: isOpen } = await settingsFor(write, paySettings);
  if (!isOpen && found.payType !== 'offline' && found.source !== 'desk') throw placeOrderRefusals.OFFLINE_OFF();
  if (amount !== found.payPrice) throw offlinePaymentRefusals.AMOUNT();
  const reason = [offlineMethods.labels[method], voucher && `凭证 ${voucher}`, remark].filter(Boolean).join('，');
  await settlePayment(write, found, {
    paid: { payTime: write.now, payType: 'offline', outTradeNo: null },
    step: { type: 'offline', message: `订单号 ${orderNo} 线下付款 ${yuanOfFen(amount)} 成功`, reason },
  });
  return null;
}
