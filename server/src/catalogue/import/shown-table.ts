import type { Answer } from '#contract/call.ts';
import { HEADER_ROWS, type importCalls } from '#contract/catalogue/import/import.ts';
import { guessColumns } from '../import-reading/columns.ts';

const SAMPLE_ROWS = 5;
/** Rows by which a sheet is shown, whichever of them are its headings. */
export const FIRST_ROWS = HEADER_ROWS + SAMPLE_ROWS;

/** Columns and first rows of a sheet whose headings stand in this row. */
export function tableFrom(first: readonly string[][], count: number, headerRow: number): Answer<typeof importCalls.headings> {
  const columns = guessColumns(first[headerRow - 1] ?? []);
  return { headerRow, columns, sample: first.slice(headerRow, headerRow + SAMPLE_ROWS), rows: count - headerRow };
}
