import { yuanOfFen } from '#contract/fen.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { balancePayments, paySettings } from '#contract/orders/settings.ts';
import { moveBalance } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { canMove } from '../orders/states.ts';
import { settlePayment } from './settle-payment.ts';

/** The caller holds the order and has seen that it is not paid. A cancelled one is refused, so that no money has to go back. */
export async function payByBalance(write: Write, found: OrderRecord): Promise<OrderRecord> {
  const { yue_pay_status: isOpen } = await settingsFor(write, paySettings);
  if (isOpen !== balancePayments.on) throw placeOrderRefusals.PAY_TYPE_OFF();
  if (!canMove(found, 'pay')) throw placeOrderRefusals.CANNOT_PAY();
  const { uid, orderNo, payPrice } = found;
  if (uid === null) throw placeOrderRefusals.NO_ACCOUNT();
  const mark = `支付${yuanOfFen(payPrice)}元购买商品`;
  await moveBalance(write, { uid, type: 'pay_order', amount: -payPrice, orderNo, mark });
  const paid = { payTime: write.now, payType: 'yue', outTradeNo: null };
  return settlePayment(write, found, { paid, step: { type: 'pay_success', message: '用户付款成功' } });
}
