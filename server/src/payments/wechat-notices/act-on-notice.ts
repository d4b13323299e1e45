import type { Effect } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { WECHAT, receiptOf } from '#server/services/index.ts';
import type { PayableKind } from '../attempts/kinds.ts';
import { takePayment } from '../attempts/take-payment.ts';
import { hurryDisbursement } from '../disbursements/hurry-disbursement.ts';
import type { VerifiedNotice } from './verify-notice.ts';

async function askNow(write: Write, number: string): Promise<Effect> {
  if (await hurryDisbursement(write, number)) return { outcome: 'done', number, says: `正在查询退款 ${number} 的结果` };
  return { outcome: 'ignored', number, says: `没有等待结果的退款 ${number}，可能是在商户平台退的` };
}

/** Books a payment. A refund is queried, whoever tells of it: its notice of the second version proves nothing. */
export async function actOnNotice(write: Write, kinds: readonly PayableKind[], notice: VerifiedNotice): Promise<Effect> {
  if (notice.state === 'payment') {
    await takePayment(write, kinds, { provider: WECHAT, receipt: receiptOf(notice.payment) }, 'notice');
    const { outTradeNo: number } = notice.payment;
    return { outcome: 'done', number, says: `已登记付款 ${number}` };
  }
  if (notice.state === 'refund') return askNow(write, notice.refund.outRefundNo);
  if (notice.state === 'refundHint') return askNow(write, notice.outRefundNo);
  return { outcome: 'ignored', says: '本店不等待这种通知' };
}
