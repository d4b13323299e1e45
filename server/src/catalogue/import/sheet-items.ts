import { type Plan, namingFields, no } from '#contract/catalogue/import.ts';
import { BadRow, type Cells, type Item, type Line, type RowRefusal } from './items.ts';
import { itemOf } from './line-item.ts';

export function checkColumns(columns: Plan['columns']): void {
  const fields = columns.map(({ field }) => field).filter((field) => field !== null);
  if (new Set(fields).size < fields.length) throw no.COLUMN_TWICE();
  if (!namingFields.some((field) => fields.includes(field))) throw no.NO_NAME_COLUMN();
}

/** The rows of a product that our own export wrote, kept unread. */
function exportedOf(items: Map<string, Item>, id: string): Line[] {
  const key = `id:${id}`;
  const known = items.get(key)?.lines;
  if (known) return known;
  const lines: Line[] = [];
  const nothing = {
    code: undefined,
    content: undefined,
    places: undefined,
    brand: undefined,
    isShow: undefined,
    attrs: undefined,
  };
  items.set(key, { ...nothing, row: 0, name: id, fields: {}, skus: [], lines });
  return lines;
}

/** Rows below the header become products: neighbours and strangers of one code (or one name) are the SKUs of one. */
export function sheetItems(
  rows: readonly (readonly string[])[],
  columns: Plan['columns'],
): { items: Item[]; refused: RowRefusal[] } {
  const items = new Map<string, Item>();
  const refused: RowRefusal[] = [];
  for (const [at, row] of rows.entries()) {
    const cells: Cells = {};
    for (const { index, field } of columns) {
      const text = row[index]?.trim() ?? '';
      if (field && text !== '') cells[field] = text;
    }
    if (at === 0 || Object.keys(cells).length === 0) continue;
    const number = at + 1;
    if (cells.id !== undefined) {
      exportedOf(items, cells.id).push({ row: number, cells });
      continue;
    }
    const key = cells.code ?? cells.storeName ?? cells.barCode ?? `#${number}`;
    try {
      const item = itemOf(number, cells);
      const known = items.get(key);
      if (known) known.skus.push(...item.skus);
      else items.set(key, item);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      refused.push({ row: number, name: cells.storeName ?? cells.code ?? '', reason: error.message });
    }
  }
  return { items: [...items.values()], refused };
}
