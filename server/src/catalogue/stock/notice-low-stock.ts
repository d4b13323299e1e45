import { stockSettings } from '#contract/catalogue/settings.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setNotices } from '../low-stock/queries.ts';
import type { StockMove } from './stock-move.ts';
import { refilled, takenByOrder } from './rules.ts';

/** Opens a notice for products that an order brought down to 警戒库存 and that have none open; answers their names. */
export async function noticeLowStock(write: Write, moves: readonly StockMove[]): Promise<string[]> {
  const moved = { taken: takenByOrder(moves), refilled: refilled(moves) };
  if (moved.taken.length + moved.refilled.length === 0) return [];
  const { store_stock: low } = await settingsFor(write, stockSettings);
  return setNotices(write.tx, { ...moved, low, now: write.now });
}
