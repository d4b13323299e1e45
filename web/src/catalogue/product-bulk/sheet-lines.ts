import { type BulkChange, type SheetRow, sheetPrices } from '#contract/catalogue/bulk/product-bulk-record.ts';
import type { CellColumn } from '#web/ui/grid/fill-lines.ts';
import type { Figure } from '#web/ui/grid/typing.ts';

export type SheetFigures = readonly NonNullable<BulkChange['figures']>[number][];
type SheetFigure = SheetFigures[number];

/** Figures of a line that may be changed. */
type Filled = 'price' | 'otPrice' | 'cost' | 'stock';

/** A row as it is filled in; its name ends with the specification. */
export interface SheetLine extends Record<Filled, Figure> {
  skuId: number;
  name: string;
  /** The row as it was read. */
  row: SheetRow;
}

export const sheetColumns: readonly (CellColumn<SheetLine> & { field: Filled })[] = [
  { field: 'price', label: sheetPrices.price, kind: 'decimal' },
  { field: 'otPrice', label: sheetPrices.otPrice, kind: 'decimal' },
  { field: 'cost', label: sheetPrices.cost, kind: 'decimal' },
  { field: 'stock', label: '库存', kind: 'count' },
];
const fields = sheetColumns.map(({ field }) => field);

/** The rows with what was filled in. */
export function linesOf(rows: readonly SheetRow[], figures: SheetFigures): SheetLine[] {
  const filled = new Map<number, Partial<SheetFigure>>(figures.map((figure) => [figure.skuId, figure]));
  return rows.map((row) => {
    const { skuId, name, suk } = row;
    const { price = row.price, otPrice = row.otPrice, cost = row.cost, stock = row.stock } = filled.get(skuId) ?? {};
    return { skuId, name: `${name} ${suk}`.trim(), row, price, otPrice, cost, stock };
  });
}

/** The figure that stood there, where another was filled in; a cell that is empty or says the same changes nothing. */
export const wasOf = (line: SheetLine, field: Filled): number | undefined =>
  typeof line[field] === 'number' && line[field] !== line.row[field] ? line.row[field] : undefined;

/** Changes in the lines, each with what it was opened with; of stock only the difference is applied. */
export const figuresOf = (lines: readonly SheetLine[]): SheetFigures =>
  lines.flatMap((line) => {
    const changed = fields.filter((field) => wasOf(line, field) !== undefined);
    const news = changed.flatMap((field) => [
      [field, line[field]],
      [`${field}Base`, line.row[field]],
    ]);
    return changed.length === 0 ? [] : [{ skuId: line.skuId, ...Object.fromEntries(news) }];
  });

/** Products with changes. */
export function changedProducts(rows: readonly SheetRow[], figures: SheetFigures): number[] {
  const changed = new Set(figures.map(({ skuId }) => skuId));
  return [...new Set(rows.filter(({ skuId }) => changed.has(skuId)).map(({ productId }) => productId))];
}
