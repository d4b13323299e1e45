import { randomInt, randomUUID } from 'node:crypto';
import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { auditStates, carriers, progressStates } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { happens, tally, trying } from './shopper.ts';
import type { Caller } from '../../bench/storefront.ts';

/** Acts of a bookkeeper of the demonstration: withdrawals are paid or refused, invoices audited and issued. */

/** Records of one round. */
const AT_ONCE = 5;
const first = { page: 1, limit: AT_ONCE };

async function decideWithdrawals(staff: Caller): Promise<void> {
  const { list } = await staff.run(withdrawalCalls.list, { ...first, status: withdrawalStates.auditing });
  for (const { id } of list) {
    const decision = happens(15)
      ? { status: withdrawalStates.refused, backMessage: '收款账号与实名不一致，请核对后重新申请' }
      : { status: withdrawalStates.paid, payoutNo: `DEMO${randomUUID().slice(0, 12)}` };
    if ((await trying(staff.run(withdrawalCalls.decide, { id, ...decision }))) !== undefined) tally.withdrawalsDecided += 1;
  }
}

async function audit(staff: Caller, { id }: InvoiceApplication): Promise<void> {
  const verdict = happens(10)
    ? { audit: auditStates.refused, reason: '抬头不完整，请补充后重新提交' }
    : { audit: auditStates.approved };
  if ((await trying(staff.run(applicationCalls.audit, { id, ...verdict }))) !== undefined) tally.invoicesAudited += 1;
}

/** Issued as the orders suggest it. */
async function issue(staff: Caller, { id }: InvoiceApplication): Promise<void> {
  const { lines } = await staff.run(applicationCalls.info, { id });
  const invoiceNo = `26${Array.from({ length: 18 }, () => randomInt(10)).join('')}`;
  const terms = {
    applyId: id,
    carrier: carriers.digital,
    lines,
    invoiceNo,
    issueDate: new Date(),
    fileUrl: 'https://tax.example/1.pdf',
  };
  if (await trying(staff.run(invoiceCalls.issue, terms))) tally.invoicesIssued += 1;
}

export async function keepBooks(staff: Caller): Promise<void> {
  await decideWithdrawals(staff);
  const unaudited = await staff.run(applicationCalls.list, { ...first, audit: auditStates.unaudited });
  for (const application of unaudited.list) await audit(staff, application);
  const approved = await staff.run(applicationCalls.list, { ...first, progress: progressStates.underway });
  for (const application of approved.list) await issue(staff, application);
}
