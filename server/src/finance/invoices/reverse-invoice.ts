import type { Input } from '#contract/call.ts';
import type { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import type { Write } from '#server/platform/write/write.ts';
import { operatorOf } from './parties.ts';
import { prepareReversal } from './prepare-reversal.ts';
import { checkNumbers } from './rules.ts';
import { writeReversal } from './write-reversal.ts';

type Reversal = Input<typeof invoiceCalls.red>;

/** Staff enter the red-letter invoice that reverses a part or the rest of an invoice. */
export async function reverseInvoice(write: Write, { id, amount, reason, ...draft }: Reversal): Promise<{ id: number }> {
  const { blue, lines } = await prepareReversal(write, { id, amount, reason });
  checkNumbers({ ...draft, carrier: blue.carrier }, { now: write.now, since: blue.issueDate });
  const { invoiceNo, invoiceCode = '', fileUrl = '', redConfirmNo = '', issueDate } = draft;
  const facts = { ...operatorOf(write.actor), invoiceNo, invoiceCode, fileUrl, redConfirmNo, issueDate, redReason: reason };
  return { id: await writeReversal(write, blue, { facts, lines }) };
}
