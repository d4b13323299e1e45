import type { Effect } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { WECHAT, receiptOf } from '#server/services/index.ts';
import type { PayableKind } from '../attempts/kinds.ts';
import { takePayment } from '../attempts/take-payment.ts';
import { hurryDisbursement } from '../disbursements/hurry-disbursement.ts';
import type { VerifiedNotice } from './verify-notice.ts';

async function askNow(write: Write, outRefundNo: string): Promise<Effect> {
  if (await hurryDisbursement(write, outRefundNo)) return { outcome: 'done', says: `正在查询退款 ${outRefundNo} 的结果` };
  return { outcome: 'ignored', says: `没有等待结果的退款 ${outRefundNo}，可能是在商户平台退的` };
}

/** Books a payment. A refund is queried, whoever tells of it: its notice of the second version proves nothing. */
export async function actOnNotice(write: Write, kinds: readonly PayableKind[], notice: VerifiedNotice): Promise<Effect> {
  if (notice.state === 'payment') {
    await takePayment(write, kinds, { provider: WECHAT, receipt: receiptOf(notice.payment) });
    return { outcome: 'done', says: `已登记付款 ${notice.payment.outTradeNo}` };
  }
  if (notice.state === 'refund') return askNow(write, notice.refund.outRefundNo);
  if (notice.state === 'refundHint') return askNow(write, notice.outRefundNo);
  return { outcome: 'ignored', says: '本店不等待这种通知' };
}
