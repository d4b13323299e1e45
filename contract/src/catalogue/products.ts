import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { count, id, integer, money, nothing, page, paged } from '../wire.ts';
import { PRODUCT_BODY_MAX, ProductDraft, ProductEdit } from './product-draft.ts';
import { productOrder, productFilters, needsTab, productTab } from './product-filter.ts';
import { ProductInfo, ProductRow } from './product-record.ts';
import { productRefusals } from './product-refusals.ts';

export const onOrOffShelf = flagChoices('上架', '下架');

/** Campaigns in the order in which a product shows them; the code is the place in this list. */
export const activityLabels = ['默认', '秒杀', '砍价', '拼团'] as const;

/** Copies of one call, all of which are made in one transaction. */
const COPY_MAX = 100;

/** Causes of movements of stock. */
export const stockCauses = choices({
  opening: '初始库存',
  edit: '修改商品',
  patch: '改库存',
  import: '导入',
  bulk: '批量修改',
  order: '下单',
  cancel: '取消订单',
  refund: '退款',
  exchange: '换货',
  undo: '撤销',
});
export type StockCause = (typeof stockCauses.values)[number];
const Patch = z.object({
  id,
  skuId: id.optional(),
  price: money.optional(),
  stock: count.optional(),
  stockBase: count.optional(),
  sort: integer(0, 32_767, '排序应为 0 到 32767').optional(),
  version: count.optional(),
});
const byId = { params: z.object({ id }), returns: nothing };

export const productCalls = calls('product', '/admin/store/product', {
  list: get('/list', {
    permission: 'admin:product:list',
    dataScope: 'product',
    query: paged({ type: needsTab, ...productFilters, order: productOrder.optional() }),
    returns: page(ProductRow),
  }),
  listAll: get('/listAll', {
    permission: 'admin:product:list',
    dataScope: 'product',
    query: paged({ type: productTab.optional(), ...productFilters, order: productOrder.optional() }),
    returns: page(ProductRow),
  }),
  tabs: get('/tabs/headers', {
    permission: 'admin:product:tabs:headers',
    dataScope: 'product',
    returns: z.array(z.object({ count: z.int(), name: z.string(), type: z.int() })),
  }),
  info: get('/info/{id}', {
    permission: 'admin:product:info',
    dataScope: 'product',
    params: z.object({ id }),
    returns: ProductInfo,
    refuses: [productRefusals.NO_RECORD],
  }),
  save: post('/save', {
    permission: 'admin:product:save',
    dataScope: 'product',
    about: 'With `putOnShell`, and the permission for it, the product goes on the shelf with the same save.',
    body: ProductDraft,
    maxBody: PRODUCT_BODY_MAX,
    returns: nothing,
    refuses: [
      productRefusals.ONE_SKU,
      productRefusals.SPEC_TWICE,
      productRefusals.NO_CATEGORY,
      productRefusals.NO_COUPON,
      productRefusals.NO_PICTURE,
      productRefusals.MAY_NOT_SHELVE,
      productRefusals.NO_SHOP_OF_YOURS,
      productRefusals.CHOOSE_SHOP,
      productRefusals.SHOP_STAYS,
    ],
  }),
  duplicate: post('/duplicate', {
    permission: 'admin:product:save',
    dataScope: 'product',
    about: 'A copy in the warehouse, named （副本）; without stock, sales, code and bar codes.',
    body: z.object({ id }),
    returns: z.object({ id }),
    refuses: [productRefusals.NOT_FOUND],
  }),
  duplicateMany: post('/duplicateMany', {
    permission: 'admin:product:save',
    dataScope: 'product',
    about: 'Copies like those of `duplicate`; products that are gone by now are left out.',
    body: z.object({ ids: z.array(id).min(1, '请先选择商品').max(COPY_MAX, `一次最多复制 ${COPY_MAX} 件商品，请少选一些`) }),
    returns: z.object({ ids: z.array(id) }),
    refuses: [productRefusals.NOT_FOUND],
  }),
  update: post('/update', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about:
      'With `version`, a save over somebody else’s is refused with 409 and their record; with `stockBase` per SKU only the difference of stock is applied. On the shelf it needs a `version`.',
    body: ProductEdit,
    maxBody: PRODUCT_BODY_MAX,
    returns: nothing,
    refuses: [
      productRefusals.STALE,
      productRefusals.ON_SALE,
      productRefusals.DELETED,
      productRefusals.NOT_FOUND,
      productRefusals.ONE_SKU,
      productRefusals.NO_COUPON,
      productRefusals.NO_PICTURE,
      productRefusals.MAY_NOT_SHELVE,
      productRefusals.SHOP_STAYS,
    ],
  }),
  patch: post('/patch', {
    permission: 'admin:product:update',
    dataScope: 'product',
    about: 'Changes price, stock or sort in place, on the shelf or off it.',
    body: Patch,
    returns: nothing,
    undo: '已修改商品',
    refuses: [productRefusals.STALE, productRefusals.PICK_SKU, productRefusals.DELETED],
  }),
  delete: get('/delete/{id}', {
    permission: 'admin:product:delete',
    dataScope: 'product',
    params: z.object({ id }),
    query: z.object({ type: z.enum(['recycle', 'delete'], '删除方式应为 recycle 或 delete').default('recycle') }),
    returns: nothing,
    undo: '已删除商品',
    refuses: [productRefusals.NOT_FOUND, productRefusals.IN_BIN, productRefusals.NOT_IN_BIN, productRefusals.IN_ACTIVITY],
  }),
  restore: get('/restore/{id}', {
    permission: 'admin:product:restore',
    dataScope: 'product',
    ...byId,
    undo: '已恢复商品',
    refuses: [productRefusals.NOT_FOUND],
  }),
  putOnShell: get('/putOnShell/{id}', {
    permission: 'admin:product:up',
    dataScope: 'product',
    ...byId,
    undo: '已上架商品',
    refuses: [productRefusals.NOT_FOUND, productRefusals.DELETED, productRefusals.NO_SKU, productRefusals.NO_CATEGORY],
  }),
  offShell: get('/offShell/{id}', {
    permission: 'admin:product:down',
    dataScope: 'product',
    ...byId,
    undo: '已下架商品',
    refuses: [productRefusals.NOT_FOUND, productRefusals.DELETED],
  }),
});
