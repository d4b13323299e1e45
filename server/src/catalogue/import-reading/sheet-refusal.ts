import { no } from '#contract/catalogue/import.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type SheetFault, Unreadable } from '#server/platform/sheets/unreadable.ts';

const reasons: Record<SheetFault, () => Refusal> = {
  empty: no.EMPTY_FILE,
  broken: no.BROKEN_FILE,
  huge: no.UNPACKS_HUGE,
  protected: no.PROTECTED,
  xls: no.OLD_EXCEL,
  xlsb: no.BINARY_EXCEL,
  ods: no.OPEN_DOCUMENT,
  page: no.WEB_PAGE,
  foreign: no.NOT_A_SHEET,
};

/** Refusal that says why a file cannot be read; any other error as it is. */
export function sheetRefusal(error: unknown): unknown {
  return error instanceof Unreadable ? reasons[error.fault]() : error;
}
