import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { count, id, idList, integer, money, nothing, page, paged } from '../wire.ts';
import { PRODUCT_BODY_MAX, ProductDraft, ProductEdit } from './product-draft.ts';
import { productConditions, productOrder } from './product-filter.ts';
import { ProductInfo, ProductRow } from './product-record.ts';
import { sukWords } from './specifications.ts';
import { searchText } from '../search-text.ts';

/**
 * The tabs of the list in the words of the wire. Sold-out and low-stock are views over the first two, not states; `live` is ours and
 * both of them.
 */
export const productTabs = choices({
  onSale: [1, '出售中商品'],
  warehouse: [2, '仓库中商品'],
  soldOut: [3, '已经售罄商品'],
  lowStock: [4, '警戒库存'],
  bin: [5, '商品回收站'],
  live: [6, '全部商品'],
});

/** Labels of the tabs on our screens. */
export const productTabWords: Readonly<Record<number, string>> = {
  [productTabs.live]: '全部',
  [productTabs.onSale]: '出售中',
  [productTabs.warehouse]: '仓库中',
  [productTabs.soldOut]: '已售罄',
  [productTabs.lowStock]: '库存预警',
  [productTabs.bin]: '回收站',
};

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

export const productRefusals = refusals('product', {
  NOT_FOUND: { says: () => '商品不存在' },
  NO_RECORD: { says: () => '未找到对应商品信息' },
  NO_ID: { says: () => '商品ID不能为空' },
  DELETED: { says: () => '商品已删除' },
  ON_SALE: { says: () => '请先下架商品，再进行修改' },
  MAY_NOT_SHELVE: { code: 403, says: () => '没有上架商品的权限，请先保存到仓库' },
  NO_PICTURE: { code: 400, says: ({ address }: { address: string }) => `图片不存在，请重新上传：${address}` },
  PICTURE_ADDRESS: { code: 400, says: ({ address }: { address: string }) => `图片地址应以 http 开头，请先上传图片：${address}` },
  IN_BIN: { says: () => '商品已存在回收站' },
  IN_ACTIVITY: { says: (p: { kind: string }) => `有商品关联的${p.kind}商品活动开启中，不能删除` },
  NOT_IN_BIN: { says: () => '请先将商品移入回收站，再彻底删除' },
  ONE_SKU: { says: () => '单规格商品属性值不能大于1' },
  SPEC_UNFIT: { code: 400, says: (p: { suk: string }) => `规格“${sukWords(p.suk)}”与商品规格不一致，请重新生成规格组合` },
  SPEC_TWICE: { code: 400, onConstraint: ['sku__suk', 'product_attr__name'], says: () => '规格组合重复，请删除重复的规格' },
  SPEC_SIGNS: { code: 400, says: () => '规格名称和规格值不能含有 , _ 和 $& 符号' },
  SUK_LONG: { code: 400, says: () => '规格组合的名称过长，请缩短规格值' },
  SKU_ELSEWHERE: { code: 400, says: () => '规格不属于该商品，请刷新页面后重试' },
  COMMISSION: { code: 400, says: () => '佣金不能大于售价' },
  NO_COMMISSION: { code: 400, says: () => '规格属性一级返佣不能为空' },
  NO_SECOND_COMMISSION: { code: 400, says: () => '规格属性二级返佣不能为空' },
  NO_SKU: { says: () => '商品没有可售的规格，请先编辑商品' },
  NO_CATEGORY: { says: () => '商品分类不存在或未显示，请先修改商品分类' },
  NO_FREIGHT: { onConstraint: 'product__temp', says: () => '运费模板不存在，请重新选择运费模板' },
  NO_BRAND: { onConstraint: 'product__brand', says: () => '商品品牌不存在，请重新选择品牌' },
  NO_SHOP: { onConstraint: 'product__shop', says: () => '所属店铺不存在，请重新选择店铺' },
  NO_SHOP_OF_YOURS: { says: () => '您还不属于任何店铺，不能添加商品；请管理员到“店铺管理”把您加为店铺人员' },
  CHOOSE_SHOP: { says: () => '您管理几家店铺，请选择商品所属的店铺' },
  SHOP_STAYS: { says: () => '您只管自己店铺的商品，不能把商品改到别的店铺' },
  NO_COUPON: { onConstraint: 'product_coupon__coupon', says: () => '所选优惠券不存在或已删除，请移除后重新选择' },
  CODE_TAKEN: { onConstraint: 'product__code', says: () => '已有相同编号的商品，请换一个编号' },
  PICK_SKU: { says: () => '多规格商品请指定要修改的规格' },
  NOTHING_CHOSEN: { code: 400, says: () => '请先选择商品' },
  SAVED_TWICE: {
    onConstraint: ['product_cate__product', 'product_description__product', 'product_coupon__product'],
    says: () => '商品刚被他人保存，请刷新后重试',
  },
  OUT_OF_STOCK: { onConstraint: 'sku__stock', says: () => '库存不足' },
  STALE: { code: 409, says: (_: { version: number; theirs: unknown }) => '商品已被他人修改，请选择保留哪一方的内容' },
});

const tab = productTabs.schema('未知的商品类型');
const filters = { cateId: idList.optional(), keywords: searchText(128).optional(), ...productConditions };
export const needsTab = z.union([tab, z.undefined()], '未知的商品类型').refine((type) => type !== undefined, '商品类型不能为空');

export const ProductFilter = z.object({ type: tab.optional(), ...filters });
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
    query: paged({ type: needsTab, ...filters, order: productOrder.optional() }),
    returns: page(ProductRow),
  }),
  listAll: get('/listAll', {
    permission: 'admin:product:list',
    dataScope: 'product',
    query: paged({ type: tab.optional(), ...filters, order: productOrder.optional() }),
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
