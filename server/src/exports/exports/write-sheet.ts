import type { ExportFormat } from '#contract/exports/exports.ts';
import type { Sheet, SheetColumn } from '#server/platform/sheets/cell.ts';
import { csvOf } from '#server/platform/sheets/csv.ts';
import { xlsxOf } from '#server/platform/sheets/xlsx.ts';
import type { ExportKind } from './export-kind.ts';

/** The chosen columns over these rows, and how many rows went by. */
export function sheetOf(kind: Pick<ExportKind, 'columns'>, names: readonly string[], pages: AsyncIterable<readonly unknown[]>) {
  let rows = 0;
  async function* counting() {
    for await (const page of pages) {
      rows += page.length;
      yield page;
    }
  }
  const columns: SheetColumn<unknown>[] = names.flatMap((name) => kind.columns[name] ?? []);
  const sheet: Sheet<unknown> = { columns, rows: counting() };
  return { sheet, counted: () => rows };
}

export const writtenAs = (format: ExportFormat, sheet: Sheet<unknown>, now: Date): AsyncIterable<Uint8Array> =>
  format === 'csv' ? csvOf(sheet) : xlsxOf(sheet, now);
