import { stockSettings } from '#contract/catalogue/settings.ts';
import { callWebhooks, tell } from '#server/notifications/index.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setNotices } from '../low-stock/queries.ts';
import type { StockMove } from './stock-move.ts';
import { refilled, takenByOrder } from './rules.ts';

/** After stock moved: a product that fell to 警戒库存 by an order is told of once, until it is refilled. */
export async function noticeLowStock(write: Write, moves: readonly StockMove[]): Promise<void> {
  const moved = { taken: takenByOrder(moves), refilled: refilled(moves) };
  if (moved.taken.length + moved.refilled.length === 0) return;
  const { store_stock: low } = await settingsFor(write, stockSettings);
  const fallen = await setNotices(write.tx, { ...moved, low, now: write.now });
  await tell(write, 'adminLowStock', ...fallen);
  await callWebhooks(write, 'stock.low', ...fallen);
}
