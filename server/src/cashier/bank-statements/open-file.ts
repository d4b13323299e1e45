import { STATEMENT_MB, STATEMENT_ROWS, bankStatementRefusals } from '#contract/cashier/bank-statements.ts';
import type { statementFormats } from '#contract/cashier/bank-statement-record.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { camtRows, looksLikeXml } from '../bank-reading/camt.ts';

interface OpenedFile {
  format: (typeof statementFormats.values)[number];
  aside: string[];
  rows: AsyncIterable<string[][]>;
}

const saysAnything = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/** Rows as they come, as many as a file may have. */
async function* bounded(portions: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  let [count, filled] = [0, 0];
  try {
    for await (const rows of portions) {
      count += rows.length;
      filled += rows.filter(saysAnything).length;
      if (count > STATEMENT_ROWS) throw bankStatementRefusals.TOO_MANY_ROWS();
      yield rows;
    }
  } catch (error) {
    throw sheetRefusal(error);
  }
  if (filled < 2) throw bankStatementRefusals.NO_LINES();
}

/** Format of a file by its content, and its rows. */
export async function openFile(file: Blob): Promise<OpenedFile> {
  if (file.size > STATEMENT_MB * 1024 * 1024) throw bankStatementRefusals.TOO_LARGE();
  if (await looksLikeXml(file)) return { format: 'camt', aside: [], rows: bounded(camtRows(file)) };
  const { kind, aside, rows } = await openSheet(file).catch((error: unknown) => {
    throw sheetRefusal(error);
  });
  return { format: kind, aside, rows: bounded(rows) };
}
