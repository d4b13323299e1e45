import { yuanOfFen } from '#contract/fen.ts';
import { colors, invoiceStates, issueWays, redReasons } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { closeTasks } from './close-tasks.ts';
import { insertInvoice } from './insert-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { releaseApplication } from './release-application.ts';
import { sumOf } from './rules.ts';
import type { InvoiceRecord, invoice, invoiceLine } from './tables.ts';

type ReversalFields =
  | 'invoiceNo'
  | 'invoiceCode'
  | 'fileUrl'
  | 'redConfirmNo'
  | 'issueDate'
  | 'redReason'
  | 'operatorId'
  | 'operatorName'
  | 'way';

interface Reversal {
  facts: Pick<typeof invoice.$inferInsert, ReversalFields> & { redReason: string };
  lines: readonly Omit<typeof invoiceLine.$inferInsert, 'invoiceId'>[];
}

/** A red-letter invoice; a mistaken one is issued anew, so its application waits again. */
export async function writeReversal(write: Write, blue: InvoiceRecord, { facts, lines }: Reversal): Promise<number> {
  const { createTime, updateTime, id, ...kept } = blue;
  const amount = 0 - sumOf(lines, 'amount');
  const own = { color: colors.red, originId: id, status: invoiceStates.normal, way: issueWays.byHand };
  const redId = await insertInvoice(
    write,
    { ...kept, ...own, reversedAmount: 0, checkCode: '', requestId: null, failReason: '', ...facts },
    lines,
  );
  const isRest = blue.reversedAmount + amount === blue.amount;
  const act = isRest ? 'reverseRest' : 'reversePart';
  const { applicationId } = await moveInvoice(write, id, act, { reversed: amount, otherwise: invoiceRefusals.NOT_REVERSIBLE });
  const message = `${facts.redReason}，红冲 ${yuanOfFen(amount)} 元，红字发票 ${facts.invoiceNo}`;
  await logStep(write, { applicationId, invoiceId: id, action: '红冲', message });
  await closeTasks(write, { id, covered: blue.reversedAmount + amount });
  if (isRest) await releaseApplication(write, applicationId, { isReissued: facts.redReason === redReasons.mistaken });
  return redId;
}
