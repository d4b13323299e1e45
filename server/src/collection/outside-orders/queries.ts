import { collectedOrderRefusals } from '#contract/collection/collected-order-refusals.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { crawlOrder } from './tables.ts';

/** The outside shop, as orders name it. */
export const SOURCE = 'guotie';

export const collectedOrders = rowsOf(crawlOrder, { missing: collectedOrderRefusals.NOT_FOUND });
