import { z } from 'zod';
import { calls, get } from '../call.ts';
import { dateLimit } from '../date-limit.ts';
import { flag, id, moment, page, paged } from '../wire.ts';
import { stockCauses } from './products.ts';

const cause = stockCauses.schema('未知的变动原因');

/** Movement of a SKU's stock. `balance` is what that SKU had afterwards. */
export const StockEntry = z.object({
  id: z.int(),
  productId: z.int(),
  skuId: z.int(),
  suk: z.string(),
  delta: z.int(),
  sold: z.int(),
  balance: z.int(),
  cause: z.string(),
  causeLabel: z.string(),
  /** Actor; empty once the change log has forgotten. */
  actor: z.string(),
  orderId: z.int().nullable(),
  orderNo: z.string().nullable(),
  note: z.string(),
  createTime: moment,
});
export type StockEntry = z.output<typeof StockEntry>;

const StockGap = z.object({ noun: z.string(), id: z.int(), stock: z.int(), entries: z.int(), name: z.string() });

/** A person who sees a product sees its ledger; the store sees ledgers without the rest. */
const ledger = { permission: 'admin:product:stock:ledger', orAnyOf: ['admin:product:info'] } as const;

export const stockCalls = calls('stock_entry', '/admin/store/product/stock', {
  list: get('/list', {
    ...ledger,
    dataScope: ['order', 'product'],
    about: 'The ledger of a product or of one SKU, newest first.',
    query: paged({ productId: id, skuId: id.optional(), cause: cause.optional(), dateLimit: dateLimit.optional() }),
    returns: page(StockEntry),
  }),
  proof: get('/proof', {
    ...ledger,
    about: 'What the nightly proof found: whether stock equals the sum of its ledger. Null before the first night.',
    returns: z.object({ createTime: moment, checked: z.int(), differing: z.int(), gaps: z.array(StockGap) }).nullable(),
  }),
});

/** A product fell to the threshold of 警戒库存 by an order; one per fall. */
export const LowStockNotice = z.object({
  id: z.int(),
  productId: z.int(),
  storeName: z.string(),
  image: z.string(),
  /** Stock now, and stock at the moment of the notice. */
  stock: z.int(),
  fellTo: z.int(),
  threshold: z.int(),
  createTime: moment,
  refillTime: moment.nullable(),
});
export type LowStockNotice = z.output<typeof LowStockNotice>;

export const lowStockCalls = calls('low_stock_notice', '/admin/store/product/low-stock', {
  list: get('/list', {
    permission: 'admin:product:stock:list',
    orAnyOf: ['admin:product:list'],
    dataScope: 'product',
    about: 'Newest first; `open` leaves out what was refilled.',
    query: paged({ open: flag.optional() }),
    returns: page(LowStockNotice),
  }),
  threshold: get('/threshold', {
    permission: 'admin:product:list',
    orAnyOf: ['admin:product:stock:list'],
    dataScope: 'none',
    about: 'Pieces of 警戒库存: a product with so many left, or fewer, counts as low.',
    returns: z.int(),
  }),
});
