import { z } from 'zod';
import { calls, post } from '../call.ts';
import { id, nothing, text } from '../wire.ts';
import { no } from './products.ts';

export const SHELF_MAX = 32;

/** Where SKUs lie in the warehouse, noted by those who fetch them. */
export const shelfCalls = calls('product', '/admin/store/product', {
  setShelf: post('/shelf', {
    permission: 'admin:order:send',
    dataScope: 'all',
    about: 'Notes where a SKU lies; empty text forgets it.',
    body: z.object({ skuId: id, shelf: text(SHELF_MAX, `货位最多 ${SHELF_MAX} 个字`) }),
    returns: nothing,
    undo: '已记下货位',
    refuses: [no.NOT_FOUND],
  }),
});
