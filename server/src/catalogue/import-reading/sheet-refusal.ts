import { productImportRefusals } from '#contract/catalogue/import.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type SheetFault, Unreadable } from '#server/platform/sheets/unreadable.ts';

const reasons: Record<SheetFault, (error: Unreadable) => Refusal> = {
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
  gap: ({ row = 0 }) => productImportRefusals.BLANK_ROWS({ row }),
  late: productImportRefusals.TOO_SLOW,
};

/** Refusal that says why a file cannot be read; any other error as it is. */
export function sheetRefusal(error: unknown): unknown {
  return error instanceof Unreadable ? reasons[error.fault](error) : error;
}
