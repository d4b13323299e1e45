import { z } from 'zod';
import { calls, post } from '../call.ts';
import { id, nothing } from '../wire.ts';
import { shelf } from './product-draft.ts';
import { productRefusals } from './product-refusals.ts';

/** Places of SKUs in the warehouse, noted by those who fetch them. */
export const shelfCalls = calls('product', '/admin/store/product', {
  setShelf: post('/shelf', {
    permission: 'admin:order:send',
    dataScope: 'closed',
    about: 'Notes where a SKU lies; empty text forgets it.',
    body: z.object({ skuId: id, shelf }),
    returns: nothing,
    undo: '已记下货位',
    refuses: [productRefusals.NOT_FOUND],
  }),
});
