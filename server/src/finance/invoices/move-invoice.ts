import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Refusal } from '#contract/refusal.ts';
import type { Write } from '#server/platform/write/write.ts';
import { invoices } from './queries.ts';
import { type InvoiceAct, invoiceMoves } from './states.ts';
import { type InvoiceRecord, invoice } from './tables.ts';

interface Change {
  /** Amount that is reversed by it. */
  reversed?: number;
  otherwise: () => Refusal;
}

/** The only writer of a status after the first. */
export async function moveInvoice(
  write: Write,
  id: number,
  act: InvoiceAct,
  { reversed = 0, otherwise }: Change,
): Promise<InvoiceRecord> {
  const { from, to } = invoiceMoves[act];
  const [moved] = await write.tx
    .update(invoice)
    .set({
      status: to,
      reversedAmount: sql`${invoice.reversedAmount} + ${reversed}`,
      requestId: null,
      failReason: '',
      updateTime: write.now,
    })
    .where(and(eq(invoice.id, id), inArray(invoice.status, [...from])))
    .returning();
  if (moved) return moved;
  await invoices.get(write.tx, id);
  throw otherwise();
}
