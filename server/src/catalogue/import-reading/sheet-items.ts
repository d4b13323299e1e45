import type { Plan } from '#contract/catalogue/import/import.ts';
import { namingFields } from '#contract/catalogue/import/import-fields.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import {
  BadRow,
  type Cells,
  GALLERY_MAX,
  type ImportItem,
  type ItemSku,
  type SheetLine,
  type Portion,
  type RowNote,
  nameOf,
} from './items.ts';
import { TOO_WIDE } from '#server/platform/cells/width.ts';
import { itemOf } from './line-item.ts';
import { type Rows, type SheetTable, linesIn } from './sheet-table.ts';

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

/** Lines of a sheet; those of one product have one key. */
async function* keyed(rows: Rows, table: SheetTable) {
  for await (const { number, cells, isTooWide } of linesIn(rows, table)) {
    const { id, code, storeName, barCode } = cells;
    yield { number, cells, isTooWide, key: id === undefined ? (code ?? storeName ?? barCode ?? `#${number}`) : `id:${id}` };
  }
}

/** Last row of each product: neighbours and strangers of one code (or one name) are the SKUs of one. */
export async function countGroups(rows: Rows, table: SheetTable): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for await (const { key, number } of keyed(rows, table)) ends.set(key, number);
  return ends;
}

const saysNothing = ({ spec, fields }: ItemSku): boolean => spec === undefined && Object.keys(fields).length === 0;

/** A further row of a product: its SKU, and pictures for the gallery. */
function join(known: ImportItem, { skus, remarks, fields }: ImportItem): void {
  known.skus.push(...skus);
  known.remarks.push(...remarks);
  const more = fields.sliderImage;
  if (more) known.fields.sliderImage = [...new Set([...(known.fields.sliderImage ?? []), ...more])].slice(0, GALLERY_MAX);
}

/** A product without the rows that hold no SKU, such as those of its pictures alone; one of them is the product where there are no others. */
function whole(item: ImportItem): ImportItem {
  const skus = item.skus.filter((sku) => !saysNothing(sku));
  return skus.length === 0 || skus.length === item.skus.length ? item : { ...item, skus };
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
    if (known) join(known, item);
    else items.set(key, item);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { row, name: nameOf(cells), reason: error.message, cell: error.cell };
  }
}

/** Rows become products, so many at a time; a product comes when its last row has been read. */
export async function* sheetPortions(
  rows: Rows,
  table: SheetTable,
  ends: ReadonlyMap<string, number>,
  most: number,
): AsyncGenerator<Portion> {
  const open = new Map<string, ImportItem>();
  let portion: Portion = { items: [], refused: [] };
  for await (const { key, number, cells, isTooWide } of keyed(rows, table)) {
    const refusal = isTooWide ? { row: number, name: nameOf(cells), reason: TOO_WIDE } : take(open, key, number, cells);
    if (refusal) portion.refused.push(refusal);
    const item = ends.get(key) === number ? open.get(key) : undefined;
    if (!item) continue;
    open.delete(key);
    portion.items.push(whole(item));
    if (portion.items.length < most) continue;
    yield portion;
    portion = { items: [], refused: [] };
  }
  yield portion;
}
