import { stockSettings } from '#contract/catalogue/settings.ts';
import { settingOf } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productIdsOf, setNotices } from '../low-stock/queries.ts';
import type { StockMove } from './stock-move.ts';
import { refilled, takenByOrder } from './rules.ts';

/** After stock moved: a product that fell to 警戒库存 by an order is told of once, until it is refilled. */
export async function noticeLowStock({ tx, now }: Write, moves: readonly StockMove[]): Promise<void> {
  const [taken, raised] = [takenByOrder(moves), refilled(moves)];
  if (taken.length + raised.length === 0) return;
  const productOf = await productIdsOf(tx, [...taken, ...raised]);
  const products = (skuIds: readonly number[]) =>
    [...new Set(skuIds.flatMap((id) => productOf.get(id) ?? []))].sort((a, b) => a - b);
  await setNotices(tx, {
    risen: products(raised),
    fallen: products(taken),
    low: await settingOf(tx, stockSettings.store_stock),
    now,
  });
}
