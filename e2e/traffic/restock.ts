import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { tally, trying } from './shopper.ts';
import type { Caller } from '../../bench/storefront.ts';

/** Pieces that every SKU of a product gets. */
const PIECES = 200;

/** Staff refill what is low or bought out, so that the crowd finds as much after an hour as at first. */
export async function restock(staff: Caller): Promise<void> {
  for (const type of [productTabs.soldOut, productTabs.lowStock]) {
    const { list } = await staff.run(productCalls.list, { page: 1, limit: 100, type });
    const ids = list.map(({ id }) => id);
    if (ids.length === 0) continue;
    const run = { ids, stock: { way: 'add', value: PIECES } } as const;
    if (await trying(staff.run(productBulkCalls.bulkRun, run))) tally.restocked += ids.length;
  }
}
