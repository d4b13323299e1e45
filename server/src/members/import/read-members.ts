import { HEADER_ROWS, productImportRefusals } from '#contract/catalogue/import.ts';
import { MEMBER_MB, MEMBER_ROWS, type MemberField, memberFields, memberImportRefusals } from '#contract/members/member-import.ts';
import { sheetRefusal } from '#server/catalogue/index.ts';
import { decimalMarkOf, markIn } from '#server/platform/cells/amount.ts';
import { DITTO, type FilledRow, openDittos } from '#server/platform/cells/ditto.ts';
import { isTooWide } from '#server/platform/cells/width.ts';
import type { Parsed } from '#server/platform/sheets/parse.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import { columnsOf, plainMoney } from './rules.ts';
import type { Cells, MemberColumns } from './sheet.ts';

export interface MemberLine {
  row: number;
  cells: Cells;
  /** True of a row of a csv with more cells than headings. */
  isTooWide: boolean;
}
interface MemberSheet {
  columns: { header: string; field: string | null }[];
  lines: MemberLine[];
  aside: string[];
  byField: MemberColumns;
}

/** A cell may hold a character that no column keeps, and more than anybody reads. */
const CELL_MAX = 500;
const kept = (cell: string): string => cell.replaceAll('\u0000', '').toWellFormed().trim().slice(0, CELL_MAX);

/** Fields that merged cells do not repeat: each member has their own. */
const OWN: ReadonlySet<MemberField> = new Set(['phone', 'nickname', 'realName', 'nowMoney', 'integral']);

const cellsOf = ({ cells, repeated }: FilledRow, fields: readonly (MemberField | null)[]): Cells =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      if (field === null) return [];
      return [[field, repeated.has(at) && OWN.has(field) ? DITTO : kept(cells[at] ?? '')]];
    }),
  );

/** Cells of a row in which a comma has divided a figure: the balance holds all that follows, so that nobody takes a part of it for the whole. */
const undivided = (read: Cells, cells: readonly string[], fields: readonly (MemberField | null)[]): Cells =>
  fields.includes('nowMoney') ? { ...read, nowMoney: kept(cells.slice(fields.indexOf('nowMoney')).join(',')) } : read;

/** Lines with their balances as plain digits, read as their column is written. */
function inYuan(lines: readonly MemberLine[], heading: string): MemberLine[] {
  const mark = decimalMarkOf(new Set(lines.flatMap(({ cells }) => markIn(cells.nowMoney ?? '', 'money') ?? [])));
  return lines.map((line) => {
    const { nowMoney = '' } = line.cells;
    return nowMoney === '' ? line : { ...line, cells: { ...line.cells, nowMoney: plainMoney(nowMoney, heading, mark) } };
  });
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

async function linesOf({ rows: portions, kind }: Pick<Parsed, 'rows' | 'kind'>): Promise<Omit<MemberSheet, 'aside'>> {
  let [row, head]: [number, string[] | undefined] = [0, undefined];
  let [fields, isSaid]: [(MemberField | null)[], boolean] = [[], false];
  const fill = openDittos();
  const lines: MemberLine[] = [];
  for await (const rows of portions)
    for (const cells of rows) {
      row += 1;
      if (row > MEMBER_ROWS + 1) throw memberImportRefusals.TOO_MANY_ROWS();
      if (!isFilled(cells)) continue;
      isSaid = true;
      if (head) {
        const filled = fill(cells);
        const isShifted = isTooWide(cells, kind === 'csv' ? head.length : undefined);
        const read = cellsOf(filled, fields);
        if (filled.cells.length > 0)
          lines.push({ row, cells: isShifted ? undivided(read, cells, fields) : read, isTooWide: isShifted });
      } else if (columnsOf(cells).includes('phone')) [head, fields] = [cells, columnsOf(cells)];
      else if (row >= HEADER_ROWS) throw memberImportRefusals.NO_PHONE_COLUMN();
    }
  if (isSaid && !head) throw memberImportRefusals.NO_PHONE_COLUMN();
  if (lines.length === 0) throw head ? productImportRefusals.HEADINGS_ALONE() : productImportRefusals.NO_ROWS();
  const columns = (head ?? []).map((header, at) => ({
    header: kept(header),
    field: fields[at] ? memberFields[fields[at]] : null,
  }));
  const byField = new Map(
    fields.flatMap((field, column) =>
      field === null ? [] : [[field, { heading: kept(head?.[column] ?? ''), label: memberFields[field], column }] as const],
    ),
  );
  return { columns, byField, lines: inYuan(lines, head?.[fields.indexOf('nowMoney')] ?? '') };
}

/** Rows of a sheet below its headings, blank ones left out. */
export async function readMembers(file: Blob): Promise<MemberSheet> {
  if (file.size > MEMBER_MB * 1024 * 1024) throw memberImportRefusals.TOO_LARGE();
  try {
    const sheet = await openSheet(file);
    return { ...(await linesOf(sheet)), aside: sheet.aside };
  } catch (error) {
    throw sheetRefusal(error);
  }
}
