import { type Plan, namingFields, productImportRefusals } from '#contract/catalogue/import.ts';
import { BadRow, type Cells, type ImportItem, type SheetLine, type Portion, type RowNote, nameOf } from './items.ts';
import type { NumberedRow } from './kept-rows.ts';
import { itemOf } from './line-item.ts';

export function checkColumns(columns: Plan['columns']): void {
  const fields = columns.map(({ field }) => field).filter((field) => field !== null);
  if (new Set(fields).size < fields.length) throw productImportRefusals.COLUMN_TWICE();
  if (!namingFields.some((field) => fields.includes(field))) throw productImportRefusals.NO_NAME_COLUMN();
}

/** The rows of a product that our own export wrote, kept unread. */
function exportedOf(items: Map<string, ImportItem>, id: string): SheetLine[] {
  const key = `id:${id}`;
  const known = items.get(key)?.lines;
  if (known) return known;
  const lines: SheetLine[] = [];
  const nothing = {
    code: undefined,
    content: undefined,
    places: undefined,
    brand: undefined,
    isShow: undefined,
    attrs: undefined,
  };
  items.set(key, { ...nothing, row: 0, name: id, fields: {}, skus: [], remarks: [], lines });
  return lines;
}

function cellsOf({ cells: row }: NumberedRow, columns: Plan['columns']): Cells {
  const cells: Cells = {};
  for (const { index, field } of columns) {
    const text = row[index]?.trim() ?? '';
    if (field && text !== '') cells[field] = text;
  }
  return cells;
}

/** Rows below the header that say something; those of one product have one key. */
async function* said(rows: AsyncIterable<NumberedRow>, columns: Plan['columns']) {
  for await (const row of rows) {
    const cells = cellsOf(row, columns);
    if (row.number === 1 || Object.keys(cells).length === 0) continue;
    const { id, code, storeName, barCode } = cells;
    const key = id === undefined ? (code ?? storeName ?? barCode ?? `#${row.number}`) : `id:${id}`;
    yield { number: row.number, cells, key };
  }
}

/** Last row of each product: neighbours and strangers of one code (or one name) are the SKUs of one. */
export async function countGroups(rows: AsyncIterable<NumberedRow>, columns: Plan['columns']): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for await (const { key, number } of said(rows, columns)) ends.set(key, number);
  return ends;
}

/** Notes a row with its product; the reason when it cannot be read. */
function take(items: Map<string, ImportItem>, key: string, row: number, cells: Cells): RowNote | undefined {
  if (cells.id !== undefined) {
    exportedOf(items, cells.id).push({ row, cells });
    return undefined;
  }
  try {
    const item = itemOf(row, cells);
    const known = items.get(key);
    if (known) {
      known.skus.push(...item.skus);
      known.remarks.push(...item.remarks);
    } else items.set(key, item);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { row, name: nameOf(cells), reason: error.message };
  }
}

/** Rows become products, so many at a time; a product comes when its last row has been read. */
export async function* sheetPortions(
  rows: AsyncIterable<NumberedRow>,
  columns: Plan['columns'],
  ends: ReadonlyMap<string, number>,
  most: number,
): AsyncGenerator<Portion> {
  const open = new Map<string, ImportItem>();
  let portion: Portion = { items: [], refused: [] };
  for await (const { key, number, cells } of said(rows, columns)) {
    const refusal = take(open, key, number, cells);
    if (refusal) portion.refused.push(refusal);
    const item = ends.get(key) === number ? open.get(key) : undefined;
    if (!item) continue;
    open.delete(key);
    portion.items.push(item);
    if (portion.items.length < most) continue;
    yield portion;
    portion = { items: [], refused: [] };
  }
  yield portion;
}
