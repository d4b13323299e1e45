import { RefundTerms } from '#contract/orders/refund-record.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { approvedAct, propose } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { agreeRefund } from './agree-refund.ts';
import { lineStandings } from './queries.ts';
import { checkPieces, checkRefundable } from './rules.ts';

export const approvedRefund = approvedAct({
  name: 'refund',
  permission: 'admin:order:refund',
  input: RefundTerms,
  run: agreeRefund,
});

/** Proposes a refund to a second person: checked as if it were done now, but for the limit of the person. */
export async function proposeRefund(write: Write, terms: RefundTerms): Promise<null> {
  const { orderNo, amount, reason, lines = [] } = terms;
  const found = await lockOrder(write, orderNo);
  checkRefundable(found, amount);
  checkPieces(await lineStandings(write.tx, found.id), lines);
  const subject = `订单 ${orderNo} 退款 ${yuanOfFen(amount)} 元`;
  const path = `/order/index?open=${orderNo}`;
  const payload = approvedRefund.kept(terms);
  return propose(write, { kind: 'refund', payload, subjectKey: orderNo, subject, path, amount, reason });
}
