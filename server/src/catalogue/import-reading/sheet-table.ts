import { type ImportField, columnUnit, fieldUnits } from '#contract/catalogue/import/import-fields.ts';
import type { Plan } from '#contract/catalogue/import/import.ts';
import { type UnitKind, unitBy } from '#contract/exports/units.ts';
import { type DecimalMark, amountOf, decimalMarkOf, markIn } from '#server/platform/cells/amount.ts';
import { countOf } from '#server/platform/cells/count.ts';
import { isTooWide } from '#server/platform/cells/width.ts';
import { type CellHeading, placed } from '#server/platform/cells/place.ts';
import { DITTO, openDittos } from '#server/platform/cells/ditto.ts';
import { kindOf, labels } from './fields.ts';
import { firstRows, headerRowIn } from './header-row.ts';
import type { Cells, RowNote } from './items.ts';
import type { NumberedRow } from './kept-rows.ts';

interface SheetColumn {
  index: number;
  heading: string;
  field: ImportField;
  /** Figures of the column, read by their kind. */
  kind: UnitKind | 'pieces' | undefined;
  factor: number;
  mark: DecimalMark | undefined;
}

/** Table of a sheet: the row of its headings, and how its columns are written. */
export interface SheetTable {
  headerRow: number;
  columns: readonly SheetColumn[];
  /** Cells that a row of a csv can have; one that has more has a comma that divides what belongs together. */
  width: number | undefined;
}

/** Rows of a sheet, read anew each time they are asked for. */
export type Rows = () => AsyncIterable<NumberedRow>;

/** Fields that would multiply where merged cells were filled. */
const SINGLE: ReadonlySet<ImportField> = new Set(['stock', 'stockBase', 'skuId', 'spec']);

async function marksIn(rows: Rows, columns: readonly SheetColumn[], headerRow: number): Promise<(DecimalMark | undefined)[]> {
  const marks = columns.map(() => new Set<DecimalMark>());
  for await (const { number, cells } of rows()) {
    if (number <= headerRow) continue;
    for (const [at, { index, kind }] of columns.entries()) {
      const unitKind = kind === 'pieces' ? 'volume' : kind;
      const mark = unitKind && markIn(cells[index] ?? '', unitKind);
      if (mark) marks[at]?.add(mark);
    }
  }
  return marks.map(decimalMarkOf);
}

/** The table of a sheet as a plan takes it. */
export async function openTable(rows: Rows, plan: Pick<Plan, 'columns' | 'headerRow'>, isCsv: boolean): Promise<SheetTable> {
  const first = await firstRows(rows());
  const headerRow = plan.headerRow ?? headerRowIn(first);
  const headers = first[headerRow - 1] ?? [];
  const columns = plan.columns.flatMap(({ index, field, unit }): SheetColumn[] => {
    if (field === null) return [];
    const [kind, name] = [fieldUnits[field], unit ?? columnUnit(field, headers[index] ?? '')];
    const factor = (kind && name && unitBy(kind, name)?.factor) ?? 1;
    return [{ index, heading: headers[index] ?? '', field, kind: kindOf(field), factor, mark: undefined }];
  });
  const marks = await marksIn(rows, columns, headerRow);
  const width = isCsv ? headers.length : undefined;
  return { headerRow, columns: columns.map((column, at) => ({ ...column, mark: marks[at] })), width };
}

/** A figure as plain digits in the unit it is kept in; a cell that cannot be read for certain stays as it is, and is refused later. */
function plainCell(cell: string, { kind, factor, mark }: SheetColumn): string {
  if (kind === undefined) return cell;
  if (kind === 'pieces') return mark === undefined ? cell : String(countOf(cell, mark) ?? cell);
  const isAsItIs = factor === 1 && mark !== 'comma' && !cell.includes(',') && !cell.includes('，');
  return isAsItIs ? cell : (amountOf(cell, { kind, factor, mark }) ?? cell);
}

function cellsOf(row: readonly string[], repeated: ReadonlySet<number>, columns: readonly SheetColumn[]): Cells {
  const cells: Cells = {};
  for (const column of columns) {
    const { index, field } = column;
    const text = repeated.has(index) && SINGLE.has(field) ? DITTO : (row[index]?.trim() ?? '');
    if (text !== '') cells[field] = plainCell(text, column);
  }
  return cells;
}

/** Sentences about rows of a sheet with the place of the cell that they are about; `isAsSeen` where its columns lie as in the file. */
export function placingIn({ columns }: SheetTable, isAsSeen: boolean): (note: RowNote) => string {
  const cells = new Map<ImportField, CellHeading>(
    columns.map(({ field, heading, index }) => [field, { heading, label: labels[field], column: isAsSeen ? index : undefined }]),
  );
  return ({ row, reason, cell }) => placed(reason, cell?.row ?? row, cell && cells.get(cell.field));
}

interface TableLine {
  number: number;
  cells: Cells;
  /** True of a row with more cells than headings. */
  isTooWide: boolean;
}

/** Rows below the headings that say something, merged cells filled. */
export async function* linesIn(rows: Rows, { headerRow, columns, width }: SheetTable): AsyncGenerator<TableLine> {
  const fill = openDittos();
  for await (const { number, cells: row } of rows()) {
    if (number <= headerRow) continue;
    const filled = fill(row);
    const cells = cellsOf(filled.cells, filled.repeated, columns);
    if (Object.keys(cells).length > 0) yield { number, cells, isTooWide: isTooWide(row, width) };
  }
}
