import type { z } from 'zod';
import type { Chosen, SheetRow } from '#contract/catalogue/bulk/product-bulk-record.ts';
import { SHEET_MAX, productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { sukWords } from '#contract/catalogue/specifications.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { chosenIds } from './choose.ts';
import { sheetRows } from './sheet-queries.ts';

/** Sheet to be filled in one by one: a line per SKU, as far as a person can fill in. */
export async function sheetOfBulk(
  db: Db,
  input: z.output<typeof Chosen>,
  asked: Pick<CallContext, 'actor' | 'now'>,
): Promise<SheetRow[]> {
  const rows = await sheetRows(db, await chosenIds(db, input, asked), SHEET_MAX + 1);
  if (rows.length > SHEET_MAX) throw productBulkRefusals.SHEET_LONG();
  return rows.map(({ storeName, suk, specType, ...figures }) => ({
    ...figures,
    name: storeName,
    suk: specType ? sukWords(suk) : '',
  }));
}
