import { type SkuLine, isSameCell, productExportCells } from '../export/columns.ts';
import type { Directory } from '../export/directory.ts';
import type { ProductRecord } from '../products/queries.ts';
import type { StoredAggregate } from '../product-aggregate/aggregate.ts';
import { BadRow, type Cells, type ImportItem, type SheetLine } from '../import-reading/items.ts';
import { itemOf } from '../import-reading/line-item.ts';

const isExported = (field: string): field is keyof typeof productExportCells => Object.hasOwn(productExportCells, field);

/** Changed cells in a line of our own export: one that still holds what we would write now says nothing. */
function newCells(cells: Cells, line: SkuLine): Cells {
  const entries = Object.entries(cells).filter(
    ([field, text]) => !isExported(field) || !isSameCell(productExportCells[field].value(line), text),
  );
  const { stockBase: _, ...said }: Cells = Object.fromEntries(entries);
  return said.stock === undefined || cells.stockBase === undefined ? said : { ...said, stockBase: cells.stockBase };
}

function lineOf(
  { row, cells }: SheetLine,
  stored: StoredAggregate,
  facts: Omit<SkuLine, 'sku' | 'isFirst'>,
): ImportItem | undefined {
  const { id: _, skuId, ...rest } = cells;
  // A row that a person added below: a new SKU, with all that it says.
  if (skuId === undefined) return itemOf(row, rest);
  const sku = stored.skus.find((known) => !known.isDel && String(known.id) === skuId);
  if (!sku) throw new BadRow(`这个商品没有系统规格ID为“${skuId}”的规格，请重新导出后再修改`, { field: 'skuId', row });
  const said = newCells(rest, { ...facts, sku, isFirst: true });
  if (Object.keys(said).length === 0) return undefined;
  if (said.spec !== undefined) throw new BadRow(`规格“${said.spec}”不能通过导入改名，请在商品编辑中修改`, { field: 'spec', row });
  const item = itemOf(row, said);
  return { ...item, skus: item.skus.map((line) => ({ ...line, skuId: sku.id })) };
}

/** Undefined leaves what the other row says. */
function eitherOf<T>(first: T | undefined, second: T | undefined): T | undefined {
  if (first === undefined) return second;
  if (second !== undefined && JSON.stringify(first) !== JSON.stringify(second))
    throw new BadRow('同一商品的几行填写了不同的内容，请只在一行中修改');
  return first;
}

function joined(first: ImportItem, second: ImportItem): ImportItem {
  const names = new Set([...Object.keys(first.fields), ...Object.keys(second.fields)]);
  const [one, other]: Record<string, unknown>[] = [{ ...first.fields }, { ...second.fields }];
  return {
    ...first,
    code: eitherOf(first.code, second.code),
    fields: Object.fromEntries([...names].map((name) => [name, eitherOf(one?.[name], other?.[name])])),
    content: eitherOf(first.content, second.content),
    places: eitherOf(first.places, second.places),
    brand: eitherOf(first.brand, second.brand),
    isShow: eitherOf(first.isShow, second.isShow),
    skus: [...first.skus, ...second.skus],
    remarks: [...first.remarks, ...second.remarks],
  };
}

/** The item of a product that our export wrote, with nothing but what a person changed in it; undefined when that is nothing. */
export function changedItem(
  { lines = [] }: Pick<ImportItem, 'lines'>,
  product: ProductRecord,
  stored: StoredAggregate,
  { categoriesOf, brandOf }: Directory,
): ImportItem | undefined {
  const facts = { product, categories: categoriesOf(product.cateId), brand: brandOf(product.brandId) };
  const items = lines.flatMap((line) => lineOf(line, stored, facts) ?? []);
  const [first, ...others] = items;
  return first && others.reduce(joined, first);
}
