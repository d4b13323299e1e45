import { PAST_MB, PAST_ROWS, pastOrderRefusals } from '#contract/past-orders/past-orders.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { headedLines } from '#server/platform/headed-sheets/lines.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { type PastSheet, pastColumns } from './columns.ts';

const refuses = { NO_COLUMN: pastOrderRefusals.NO_NUMBER_COLUMN, TOO_MANY_ROWS: pastOrderRefusals.TOO_MANY_ROWS };

/** Rows of a sheet of past orders. */
export async function readPastSheet(file: Blob): Promise<PastSheet> {
  if (file.size > PAST_MB * 1024 * 1024) throw pastOrderRefusals.TOO_LARGE();
  try {
    const sheet = await openSheet(file);
    return { ...(await headedLines(sheet, pastColumns, { most: PAST_ROWS, refuses })), aside: sheet.aside };
  } catch (error) {
    throw sheetRefusal(error);
  }
}
