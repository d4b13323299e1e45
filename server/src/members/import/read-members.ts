import { productImportRefusals } from '#contract/catalogue/import.ts';
import { MEMBER_MB, MEMBER_ROWS, type MemberField, memberFields, memberImportRefusals } from '#contract/members/member-import.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { columnsOf } from './rules.ts';
import type { Cells } from './sheet.ts';

export interface MemberLine {
  row: number;
  cells: Cells;
}
interface MemberSheet {
  columns: { header: string; field: string | null }[];
  lines: MemberLine[];
}

/** A cell may hold a character that no column keeps, and more than anybody reads. */
const CELL_MAX = 500;
const kept = (cell: string): string => cell.replaceAll('\u0000', '').toWellFormed().trim().slice(0, CELL_MAX);

const cellsOf = (row: readonly string[], fields: readonly (MemberField | null)[]): Cells =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, kept(row[at] ?? '')]])));

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

async function linesOf(portions: AsyncIterable<string[][]>): Promise<MemberSheet> {
  let [row, head]: [number, string[] | undefined] = [0, undefined];
  let fields: (MemberField | null)[] = [];
  const lines: MemberLine[] = [];
  for await (const rows of portions)
    for (const cells of rows) {
      row += 1;
      if (row > MEMBER_ROWS + 1) throw memberImportRefusals.TOO_MANY_ROWS();
      if (!isFilled(cells)) continue;
      if (head) lines.push({ row, cells: cellsOf(cells, fields) });
      else [head, fields] = [cells, columnsOf(cells)];
      if (!fields.includes('phone')) throw memberImportRefusals.NO_PHONE_COLUMN();
    }
  if (lines.length === 0) throw head ? productImportRefusals.HEADINGS_ALONE() : productImportRefusals.NO_ROWS();
  const columns = (head ?? []).map((header, at) => ({
    header: kept(header),
    field: fields[at] ? memberFields[fields[at]] : null,
  }));
  return { columns, lines };
}

/** Rows of a sheet below its headings, blank ones left out. */
export async function readMembers(file: Blob): Promise<MemberSheet> {
  if (file.size > MEMBER_MB * 1024 * 1024) throw memberImportRefusals.TOO_LARGE();
  try {
    return await linesOf((await openSheet(file)).rows);
  } catch (error) {
    throw sheetRefusal(error);
  }
}
