import { sql } from 'drizzle-orm';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { preparedText } from '#server/platform/database/prepared.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import { noticeLowStock } from './notice-low-stock.ts';
import type { StockMove } from './stock-move.ts';
import { notifyOfLowStock } from './notify-of-low-stock.ts';

const insertEntries = preparedText(
  'stock_entries',
  () => sql`
    insert into stock_entry (product_id, sku_id, delta, sold, cause, order_id, note, create_time)
    select s.product_id, s.id, l.delta, coalesce(l.sold, 0), l.cause, l."orderId", coalesce(l.note, ''), ${sql.placeholder('now')}
    from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as l ("skuId" int, delta int, sold int, cause text, "orderId" bigint, note text)
    join sku s on s.id = l."skuId"`,
);

/**
 * The only way stock moves: entries in the ledger, all of them or none. Taking more than there is refuses with 库存不足.
 * Waits for whoever is moving the same products; call it last.
 */
export async function moveStock(write: Write, moves: readonly StockMove[]): Promise<void> {
  const { tx, now } = write;
  const lines = moves.filter(({ delta, sold = 0 }) => delta !== 0 || sold !== 0);
  if (lines.length === 0) return;
  const [{ rowCount }, fallen] = await together(
    insertEntries(tx, '', { lines: JSON.stringify(lines), now }),
    noticeLowStock(write, lines),
  );
  if (rowCount !== lines.length) throw productRefusals.NOT_FOUND();
  await notifyOfLowStock(write, fallen);
}
