import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { invoices } from './queries.ts';
import { sumOf } from './rules.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import { type invoice, invoiceLine } from './tables.ts';

type InvoiceValues = Omit<typeof invoice.$inferInsert, 'amount' | 'amountExTax' | 'taxAmount' | 'orderNos'>;
type NewInvoiceLine = Omit<typeof invoiceLine.$inferInsert, 'invoiceId'>;

/** An invoice with its lines, whose sums are its own. */
export async function insertInvoice(write: Write, facts: InvoiceValues, lines: readonly NewInvoiceLine[]): Promise<number> {
  const sums = {
    amount: sumOf(lines, 'amount'),
    amountExTax: sumOf(lines, 'amountExTax'),
    taxAmount: sumOf(lines, 'taxAmount'),
  };
  const { id: key, orderNos } = invoiceApplication;
  const [of] = await write.tx.select({ orderNos }).from(invoiceApplication).where(eq(key, facts.applicationId));
  const id = await invoices.insert(write, { ...facts, ...sums, ...of });
  await write.tx.insert(invoiceLine).values(lines.map((line) => ({ ...line, invoiceId: id })));
  return id;
}
