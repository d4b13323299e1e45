import type { LineLeft } from '#contract/finance/invoices/invoice-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { invoices, redLinesOf, reversibleLines } from './queries.ts';
import { leftOf } from './rules.ts';

/** Rest of each line of an invoice that can be reversed. */
export async function linesLeft(db: Db, { id }: { id: number }): Promise<LineLeft[]> {
  await invoices.get(db, id);
  return leftOf(await reversibleLines(db, id), await redLinesOf(db, id)).filter(({ amount }) => amount > 0);
}
