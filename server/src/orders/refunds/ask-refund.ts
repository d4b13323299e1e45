import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import type { RefundRequest } from '#contract/orders/placing.ts';
import { notify } from '#server/notifications/index.ts';
import { checkShowable } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { lineStandings } from './queries.ts';
import { piecesOf } from './rules.ts';

/** Addresses stand in one text with commas between. */
const asOne = (address: string): string => address.replaceAll(',', '%2C');

/** Asks for a refund by the customer; the delivery state does not change. */
export async function askRefund(
  write: Write,
  { orderNo, reason, explain, images, lines = [] }: RefundRequest,
): Promise<OrderRecord> {
  const found = await lockOrder(write, orderNo);
  if (found.payTime === null) throw refundRefusals.UNPAID();
  if (found.isDel) throw refundRefusals.DELETED();
  // A storefront that lost the answer asks again, for the same reason.
  if (found.isRequested && found.refundState === 'asked' && found.refundReasonWap === reason) return found;
  if (found.refundState === 'asked') throw refundRefusals.ASKED_ALREADY();
  if (found.refundState === 'refunded') throw refundRefusals.REFUNDED_ALREADY();
  if (found.refundState === 'paying') throw refundRefusals.UNDER_WAY();
  await checkShowable(write.tx, images);
  const refundPieces = piecesOf(await lineStandings(write.tx, found.id), lines);
  const asked = await moveOrder(write, found, 'ask', {
    refundReasonWap: reason,
    refundReasonWapExplain: explain ?? null,
    refundReasonWapImg: images?.map(asOne).join(',') ?? null,
    refundReasonTime: write.now,
    refundPieces,
    refundReason: null,
  });
  await logStep(write, found.id, { type: 'apply_refund', message: `用户申请退款原因：${explain || reason}`, reason });
  await notify(write, 'adminApplyOrderRefund', orderNo);
  return asked;
}
