import { HEADER_ROWS } from '#contract/catalogue/import/import.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import { DITTO, type FilledRow, openDittos } from '../cells/ditto.ts';
import { type CellHeading, placed } from '../cells/place.ts';
import { isTooWide } from '../cells/width.ts';
import type { Parsed } from '../sheets/parse.ts';
import { type ColumnTerms, openColumns } from './columns.ts';
import { plainColumn } from '../cells/money.ts';

/** Cells of a row by their fields, trimmed. */
export type CellsOf<F extends string> = Partial<Record<F, string>>;

export interface HeadedLine<F extends string> {
  row: number;
  cells: CellsOf<F>;
  /** True of a row of a csv with more cells than headings. */
  isTooWide: boolean;
}

/** Columns of a sheet by the fields that they hold. */
export type ColumnsOf<F extends string> = ReadonlyMap<F, CellHeading>;

export interface HeadedSheet<F extends string> {
  columns: { header: string; field: string | null }[];
  lines: HeadedLine<F>[];
  byField: ColumnsOf<F>;
}

/** Reason against a row, and the field whose cell it is about. */
export interface CellProblem<F extends string> {
  reason: string;
  field?: F;
}

/** The reason against a row with the place of its cell. */
export const placedIn = <F extends string>(columns: ColumnsOf<F>, row: number, { reason, field }: CellProblem<F>): string =>
  placed(reason, row, field && columns.get(field));

interface Limits {
  /** Most rows below the headings. */
  most: number;
  refuses: { NO_COLUMN: () => Refusal; TOO_MANY_ROWS: () => Refusal };
}

/** A cell may hold a character that no column keeps, and more than anybody reads. */
const CELL_MAX = 500;
const kept = (cell: string): string => cell.replaceAll('\u0000', '').toWellFormed().trim().slice(0, CELL_MAX);
const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

function cellsOf<F extends string>(
  { cells, repeated }: FilledRow,
  fields: readonly (F | null)[],
  own: ReadonlySet<F>,
): CellsOf<F> {
  const read: CellsOf<F> = {};
  for (const [at, field] of fields.entries())
    if (field !== null) read[field] = repeated.has(at) && own.has(field) ? DITTO : kept(cells[at] ?? '');
  return read;
}

/** Cells of a row in which a comma has divided a figure: the first of money holds all that follows, so that nobody takes a part of it for the whole. */
function undivided<F extends string>(
  read: CellsOf<F>,
  cells: readonly string[],
  fields: readonly (F | null)[],
  money: ReadonlySet<F>,
) {
  const at = fields.findIndex((field) => field !== null && money.has(field));
  const field = fields[at];
  return field === undefined || field === null ? read : { ...read, [field]: kept(cells.slice(at).join(',')) };
}

/** Lines with their money as plain digits, each column read as it is written. */
function inYuan<F extends string>(
  lines: readonly HeadedLine<F>[],
  columns: ColumnsOf<F>,
  money: ReadonlySet<F>,
): HeadedLine<F>[] {
  let read = [...lines];
  for (const [field, { heading }] of columns) {
    if (!money.has(field)) continue;
    const plain = plainColumn(
      read.map(({ cells }) => cells[field] ?? ''),
      heading,
    );
    read = read.map((line, at) => ({ ...line, cells: { ...line.cells, [field]: plain[at] ?? '' } }));
  }
  return read;
}

const headingsOf = <F extends string>(head: readonly string[], fields: readonly (F | null)[], labels: ColumnTerms<F>['labels']) =>
  new Map(
    fields.flatMap((field, column) =>
      field === null ? [] : [[field, { heading: kept(head[column] ?? ''), label: labels[field], column }] as const],
    ),
  );

/** Rows of a sheet below its headings, which may follow a title; blank ones are left out, cells that repeat those above filled. */
export async function headedLines<F extends string>(
  { rows: portions, kind }: Pick<Parsed, 'rows' | 'kind'>,
  terms: ColumnTerms<F>,
  { most, refuses }: Limits,
): Promise<HeadedSheet<F>> {
  const columnsOf = openColumns(terms);
  let [row, head]: [number, string[] | undefined] = [0, undefined];
  let [fields, isSaid]: [(F | null)[], boolean] = [[], false];
  const fill = openDittos();
  const lines: HeadedLine<F>[] = [];
  for await (const rows of portions)
    for (const cells of rows) {
      row += 1;
      if (row > most + 1) throw refuses.TOO_MANY_ROWS();
      if (!isFilled(cells)) continue;
      isSaid = true;
      if (head) {
        const filled = fill(cells);
        const isShifted = isTooWide(cells, kind === 'csv' ? head.length : undefined);
        const read = cellsOf(filled, fields, terms.own);
        const whole = isShifted ? undivided(read, cells, fields, terms.money) : read;
        if (filled.cells.length > 0) lines.push({ row, cells: whole, isTooWide: isShifted });
      } else if (columnsOf(cells).includes(terms.needs)) [head, fields] = [cells, columnsOf(cells)];
      else if (row >= HEADER_ROWS) throw refuses.NO_COLUMN();
    }
  if (isSaid && !head) throw refuses.NO_COLUMN();
  if (lines.length === 0) throw head ? productImportRefusals.HEADINGS_ALONE() : productImportRefusals.NO_ROWS();
  const byField = headingsOf(head ?? [], fields, terms.labels);
  const columns = (head ?? []).map((header, at) => {
    const field = fields[at] ?? null;
    return { header: kept(header), field: field === null ? null : terms.labels[field] };
  });
  return { columns, byField, lines: inYuan(lines, byField, terms.money) };
}
