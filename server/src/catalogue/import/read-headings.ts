import type { Answer, Input } from '#contract/call.ts';
import type { importCalls } from '#contract/catalogue/import/import.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { firstRows, headerRowIn } from '../import-reading/header-row.ts';
import { FIRST_ROWS, tableFrom } from './shown-table.ts';
import { getUpload, rowsOfUpload } from './source.ts';

/** Columns of a sheet that was sent, with another row as its headings. */
export const readHeadings =
  ({ database: { db }, storage }: Services) =>
  async (
    { uploadId, headerRow }: Input<typeof importCalls.headings>,
    { actor }: CallContext,
  ): Promise<Answer<typeof importCalls.headings>> => {
    const upload = await getUpload(db, uploadId, adminIdOf(actor));
    const rows = rowsOfUpload(storage, upload);
    if (!rows || !(await storage.head(upload.key))) throw productImportRefusals.NOT_FOUND();
    const first = await firstRows(rows(), FIRST_ROWS);
    return tableFrom(first, upload.rows + headerRowIn(first), headerRow);
  };
