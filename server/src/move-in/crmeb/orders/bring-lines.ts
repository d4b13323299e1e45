import { orderLine } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Came, Moving, Theirs } from '../../engine/moving.ts';
import { textOf } from '../values/values.ts';
import type { GoodsOfLines } from './goods-of-lines.ts';
import { type LineRow, linesWithShares, proveLines } from './lines.ts';

/** An order that came, with its lines. */
export interface OrderWithLines {
  record: Theirs;
  id: number;
  orderNo: string;
  lines: readonly (LineRow & { id: number })[];
}

/** Brings the lines of orders that came. */
export async function bringLines(
  moving: Moving,
  brought: readonly (Came & { record: Theirs })[],
  around: GoodsOfLines,
): Promise<OrderWithLines[]> {
  const rows = brought.flatMap(({ record, id }) => linesWithShares(moving, record, id, around));
  const ids = await insertRows(moving.tx, orderLine, rows);
  const lines = Map.groupBy(
    rows.map((line, at) => ({ ...line, id: ids[at] ?? 0 })),
    ({ orderId }) => orderId,
  );
  for (const { record } of brought) proveLines(moving, record);
  return brought.map(({ record, id }) => ({ record, id, orderNo: textOf(record.row['order_id']), lines: lines.get(id) ?? [] }));
}
