import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type SheetFault, Unreadable } from '#server/platform/sheets/unreadable.ts';

const reasons: Record<Exclude<SheetFault, 'gap' | 'quote'>, () => Refusal> = {
  empty: productImportRefusals.EMPTY_FILE,
  broken: productImportRefusals.BROKEN_FILE,
  huge: productImportRefusals.UNPACKS_HUGE,
  protected: productImportRefusals.PROTECTED,
  xls: productImportRefusals.OLD_EXCEL,
  xlsb: productImportRefusals.BINARY_EXCEL,
  ods: productImportRefusals.OPEN_DOCUMENT,
  page: productImportRefusals.WEB_PAGE,
  foreign: productImportRefusals.NOT_A_SHEET,
  range: productImportRefusals.BEYOND_EXCEL,
  late: productImportRefusals.TOO_SLOW,
};

/** Refusal that says why a file cannot be read; any other error as it is. */
export function sheetRefusal(error: unknown): unknown {
  if (!(error instanceof Unreadable)) return error;
  if (error.fault === 'quote') return productImportRefusals.OPEN_QUOTE({ row: error.row ?? 0 });
  return error.fault === 'gap' ? productImportRefusals.BLANK_ROWS({ row: error.row ?? 0 }) : reasons[error.fault]();
}
