import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { invoices } from './queries.ts';
import { sumOf } from './rules.ts';
import { type invoice, invoiceLine } from './tables.ts';

type Facts = Omit<typeof invoice.$inferInsert, 'amount' | 'amountExTax' | 'taxAmount' | 'operatorId' | 'operatorName'>;
type Line = Omit<typeof invoiceLine.$inferInsert, 'invoiceId'>;

/** An invoice with its lines, whose sums are its own. */
export async function insertInvoice(write: Write, facts: Facts, lines: readonly Line[], drawer = ''): Promise<number> {
  const sums = {
    amount: sumOf(lines, 'amount'),
    amountExTax: sumOf(lines, 'amountExTax'),
    taxAmount: sumOf(lines, 'taxAmount'),
  };
  const by = { operatorId: adminIdOf(write.actor), operatorName: drawer === '' ? actorName(write.actor) : drawer };
  const id = await invoices.insert(write, { ...facts, ...sums, ...by });
  await write.tx.insert(invoiceLine).values(lines.map((line) => ({ ...line, invoiceId: id })));
  return id;
}
