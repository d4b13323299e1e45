import type { BulkChange, SheetRow } from '#contract/catalogue/product-bulk.ts';
import type { CellColumn } from '../sku-table/fill-lines.ts';
import type { Figure } from '../product/typing.ts';

export type SheetFigures = readonly NonNullable<BulkChange['figures']>[number][];

/** A row as it is filled in; its name ends with the specification. */
export interface SheetLine {
  skuId: number;
  name: string;
  price: Figure;
  stock: Figure;
}

export const sheetColumns: readonly (CellColumn<SheetLine> & { field: 'price' | 'stock' })[] = [
  { field: 'price', label: '售价', kind: 'decimal' },
  { field: 'stock', label: '库存', kind: 'count' },
];

/** The rows with what was filled in. */
export function linesOf(rows: readonly SheetRow[], figures: SheetFigures): SheetLine[] {
  const filled = new Map(figures.map((figure) => [figure.skuId, figure]));
  return rows.map(({ skuId, name, suk, price, stock }) => {
    const figure = filled.get(skuId);
    return { skuId, name: `${name} ${suk}`.trim(), price: figure?.price ?? price, stock: figure?.stock ?? stock };
  });
}

const changed = (now: Figure, was: number): now is number => typeof now === 'number' && now !== was;

/** Changes in the lines. A cell that is empty or says the same changes nothing; of stock only the difference is applied. */
export const figuresOf = (rows: readonly SheetRow[], lines: readonly SheetLine[]): SheetFigures =>
  rows.flatMap(({ skuId, price: wasPrice, stock: wasStock }, at) => {
    const { price, stock } = lines[at] ?? { price: null, stock: null };
    const news = {
      ...(changed(price, wasPrice) && { price }),
      ...(changed(stock, wasStock) && { stock, stockBase: wasStock }),
    };
    return Object.keys(news).length === 0 ? [] : [{ skuId, ...news }];
  });
