import { moveStock } from '#server/catalogue/index.ts';
import { type OpenSale, takeQuota } from '#server/marketing/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { together } from '#server/platform/write/together.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { orderLine } from '../orders/tables.ts';
import { logStep } from '../steps/log-step.ts';
import type { BasketItem } from './basket.ts';
import type { Sold } from './rules.ts';

/** Row of a line; the rest of an item serves the reckoning. */
const lineOf = (
  {
    quantity: _,
    skuImage: _skuImage,
    productImage: _productImage,
    isSold: _isSold,
    isThere: _isThere,
    activityPrice: _activityPrice,
    ...line
  }: Sold<BasketItem>,
  orderId: number,
): typeof orderLine.$inferInsert => ({ ...line, orderId });

interface OrderParts {
  items: readonly Sold<BasketItem>[];
  sale?: OpenSale | undefined;
  /** First line of its timeline. */
  says: string;
}

/** Lines of a new order, the first step of its timeline, and the goods that leave the stock for it. */
export async function insertParts(write: Write, { id: orderId }: OrderRecord, { items, sale, says }: OrderParts): Promise<void> {
  if (sale) {
    const { id: activityId, kind } = sale.activity;
    for (const { skuId, quantity } of items) await takeQuota(write, { activityId, kind, skuId, quantity });
  }
  await together(
    insertRows(
      write.tx,
      orderLine,
      items.map((item) => lineOf(item, orderId)),
    ),
    logStep(write, orderId, { type: 'cache_key_create_order', message: says }),
    // Last, because it holds the rows that every other buyer of these goods waits for.
    moveStock(
      write,
      items.map(({ skuId, quantity }) => ({ skuId, delta: -quantity, sold: quantity, cause: 'order', orderId })),
    ),
  );
}
