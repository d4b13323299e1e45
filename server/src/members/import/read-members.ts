import { MEMBER_MB, MEMBER_ROWS, memberImportRefusals } from '#contract/members/member-import.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { headedLines } from '#server/platform/headed-sheets/lines.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { memberColumns } from './rules.ts';
import type { MemberSheet } from './sheet.ts';

const refuses = { NO_COLUMN: memberImportRefusals.NO_PHONE_COLUMN, TOO_MANY_ROWS: memberImportRefusals.TOO_MANY_ROWS };

/** Rows of a sheet below its headings, blank ones left out. */
export async function readMembers(file: Blob): Promise<MemberSheet> {
  if (file.size > MEMBER_MB * 1024 * 1024) throw memberImportRefusals.TOO_LARGE();
  try {
    const sheet = await openSheet(file);
    return { ...(await headedLines(sheet, memberColumns, { most: MEMBER_ROWS, refuses })), aside: sheet.aside };
  } catch (error) {
    throw sheetRefusal(error);
  }
}
