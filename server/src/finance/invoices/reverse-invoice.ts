import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { colors, invoiceStates, redReasons } from '#contract/finance/invoice-words.ts';
import { type invoiceCalls, no } from '#contract/finance/invoices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { closeTasks } from './close-tasks.ts';
import { insertInvoice } from './insert-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { invoices, reversibleLines, redLinesOf } from './queries.ts';
import { releaseApplication } from './release-application.ts';
import { checkNumbers, checkReversal, redLines } from './rules.ts';

type Reversal = Input<typeof invoiceCalls.red>;

/** Reverses a part or the rest of an invoice. A mistaken one is issued anew, so its application waits again. */
export async function reverseInvoice(write: Write, { id, amount, reason, ...draft }: Reversal): Promise<{ id: number }> {
  const { tx, now } = write;
  const blue = await invoices.lock(tx, id);
  checkReversal(blue, amount, reason);
  checkNumbers({ ...draft, carrier: blue.carrier }, now);
  const lines = redLines(await reversibleLines(tx, id), await redLinesOf(tx, id), amount);
  const { invoiceNo, invoiceCode = '', fileUrl = '', redConfirmNo = '', issueDate } = draft;
  const { createTime, updateTime, id: blueId, ...kept } = blue;
  const redId = await insertInvoice(
    write,
    {
      ...kept,
      color: colors.red,
      originId: id,
      status: invoiceStates.normal,
      reversedAmount: 0,
      checkCode: '',
      invoiceNo,
      invoiceCode,
      fileUrl,
      redConfirmNo,
      issueDate,
      redReason: reason,
    },
    lines,
  );
  const isRest = blue.reversedAmount + amount === blue.amount;
  const act = isRest ? 'reverseRest' : 'reversePart';
  const { applicationId } = await moveInvoice(write, id, act, { reversed: amount, otherwise: no.NOT_REVERSIBLE });
  const message = `${reason}，红冲 ${yuanOfFen(amount)} 元，红字发票 ${invoiceNo}`;
  await logStep(write, { applicationId, invoiceId: id, action: '红冲', message });
  await closeTasks(write, { id, covered: blue.reversedAmount + amount });
  if (isRest) await releaseApplication(write, applicationId, { isReissued: reason === redReasons.mistaken });
  return { id: redId };
}
