import type { Fen } from '#contract/fen.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockInvoice, redLinesOf, reversibleLines } from './queries.ts';
import { checkReversal, redLines } from './rules.ts';

/** The lines that reverse a part or the rest of an invoice, which stays locked. */
export async function prepareReversal({ tx }: Write, { id, amount, reason }: { id: number; amount: Fen; reason: string }) {
  const blue = await lockInvoice(tx, id);
  if (blue.requestId !== null) throw invoiceRefusals.REVERSING();
  checkReversal(blue, amount, reason);
  return { blue, lines: redLines(await reversibleLines(tx, id), await redLinesOf(tx, id), amount) };
}
