import { type PastField } from '#contract/past-orders/past-orders.ts';
import { codeOf } from '#server/platform/cells/code.ts';
import { type PastCells, type PastSheetLine, lineFields } from './columns.ts';

/** Rows of a sheet that are one order; blank is the number of a row that says none. */
export interface OrderRows {
  orderNo: string;
  rows: { row: number; cells: PastCells; isTooWide?: true }[];
}

/** Number of an order without the sign that shops put before it. */
export const numberOf = (cell: string): string => codeOf(cell).replace(/^#/, '');

const isOfLines = (cells: PastCells): boolean =>
  Object.entries(cells).every(([field, cell]) => cell === '' || lineFields.has(field as PastField));

/**
 * Rows by the number of their order. Rows of one number need not follow each other; a row that says goods alone belongs to the order
 * above, whose other cells its sheet does not repeat.
 */
export function groupLines(lines: readonly PastSheetLine[]): OrderRows[] {
  const orders = new Map<string, OrderRows>();
  let last: OrderRows | undefined;
  for (const { row, cells, isTooWide } of lines) {
    const orderNo = numberOf(cells.orderNo ?? '');
    const above = orderNo === '' && isOfLines(cells) ? last : undefined;
    const key = orderNo === '' ? ` ${row}` : orderNo;
    const of = above ?? orders.get(key) ?? { orderNo, rows: [] };
    of.rows.push({ row, cells, ...(isTooWide && { isTooWide }) });
    if (!above) orders.set(key, of);
    last = of;
  }
  return [...orders.values()];
}
