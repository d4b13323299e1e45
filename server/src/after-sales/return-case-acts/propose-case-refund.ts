import { yuanOfFen } from '#contract/fen.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { CaseRefundTerms } from '#contract/after-sales/return-case-record.ts';
import { approvedAct, propose } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkRefundable } from '#server/orders/rules.ts';
import { isOpen } from '../return-cases/states.ts';
import { casesOf } from '../return-cases/list-cases.ts';
import { lockCase } from '../return-cases/lock-case.ts';
import { refundCase } from './refund-case.ts';
import { checkClosable } from '../return-cases/rules.ts';

export const approvedCaseRefund = approvedAct({
  name: 'caseRefund',
  permission: 'admin:order:refund',
  input: CaseRefundTerms,
  run: refundCase,
});

/** Proposes a refund to a second person: checked as if it were done now, but for the limit of the person. */
export async function proposeCaseRefund(write: Write, terms: CaseRefundTerms): Promise<null> {
  const { found, of } = await lockCase(write, terms.id);
  checkClosable(found, caseKinds.return);
  const others = (await casesOf(write.tx, of.id, write.actor)).some(({ id, state }) => id !== found.id && isOpen(state));
  checkRefundable({ ...of, caseState: others ? of.caseState : null }, terms.amount);
  const { caseNo, orderNo, reason } = found;
  const subject = `退换单 ${caseNo} 退款 ${yuanOfFen(terms.amount)} 元`;
  const path = `/order/returns?keywords=${caseNo}`;
  const payload = approvedCaseRefund.kept(terms);
  return propose(write, { kind: 'caseRefund', payload, subjectKey: orderNo, subject, path, amount: terms.amount, reason });
}
