import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { PRODUCT_BODY_MAX, ProductDraft, SLIDER_MAX } from '../catalogue/product-draft.ts';
import { draftSources } from './draft-sources.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, flag, hundredths, id, idOrNone, mediaAddressOrNone, moment, money, nothing, page, paged, text } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const collectedDraftRefusals = refusals('crawl_draft', {
  COLLECTED: { onConstraint: 'crawl_draft__link', says: () => '该商品已采集，请在商品列表里查找' },
  KNOWN: { says: (_: { draftId: number }) => '该商品已采集' },
  IMPORTED: { says: () => '该草稿已转为商品，请在商品列表里修改' },
});

export const draftStates = choices({
  collected: [0, '待处理', 'waits'],
  imported: [1, '已转为商品', 'done'],
  failed: [2, '采集失败', 'trouble'],
});

const platform = draftSources.schema('不支持的采集平台');
const PICTURE_MAX = 255;
const picture = (max: number) => mediaAddressOrNone(max, `最多 ${max} 个字`);

/** Product as it was found elsewhere; much of it may still be missing. */
export const CollectedProduct = z.object({
  storeName: text(128),
  storeInfo: text(256),
  keyword: text(255),
  unitName: text(32),
  image: picture(PICTURE_MAX),
  sliderImage: z.array(picture(PICTURE_MAX)).max(SLIDER_MAX, '最多选择10张图片！'),
  /** "246,248", or nothing yet. */
  cateId: z
    .string()
    .regex(/^(\d+(,\d+)*)?$/, '商品分类不正确，请重新选择')
    .max(64),
  tempId: idOrNone,
  specType: flag,
  attr: z.array(z.object({ attrName: text(32), attrValues: z.array(text(50)).max(200) })).max(10, '规格最多10个'),
  attrValue: z
    .array(
      z.object({
        attrValue: z.record(text(32), text(50)),
        image: picture(1000),
        price: money,
        cost: money,
        otPrice: money,
        stock: count,
        barCode: text(50),
        weight: hundredths,
        volume: hundredths,
      }),
    )
    .max(2000, '规格组合最多2000个'),
  content: text(200_000, '商品详情过长，请删减后重试'),
});
export type CollectedProduct = z.output<typeof CollectedProduct>;

export const DraftRow = z.object({
  id: z.int(),
  platform,
  soureLink: z.string(),
  storeName: z.string(),
  image: z.string(),
  /** Price of the cheapest combination; null where none is known. */
  price: money.nullable(),
  status: z.int(),
  failReason: z.string(),
  /** Product made from it; 0 until it is imported. */
  productId: z.int(),
  createTime: moment,
  updateTime: moment,
});
export type DraftRow = z.output<typeof DraftRow>;

export const DraftInfo = DraftRow.extend({ payload: CollectedProduct });
export type DraftInfo = z.output<typeof DraftInfo>;

/** Products collected from other platforms, waiting to become our own. The spelling is the wire's. */
export const draftCalls = calls('crawl_draft', '/admin/crawing', {
  list: get('/draft/list', {
    permission: 'admin:crawing:product',
    about: 'Newest first; `keywords` finds by name or link.',
    query: paged({
      keywords: searchText(128).optional(),
      platform: platform.optional(),
      status: draftStates.schema('未知的草稿状态').optional(),
    }),
    returns: page(DraftRow),
  }),
  info: get('/draft/info/{id}', {
    permission: 'admin:crawing:product',
    params: z.object({ id }),
    returns: DraftInfo,
  }),
  update: post('/draft/update', {
    permission: 'admin:crawing:save',
    about: 'Keeps what was put right, without making a product of it yet.',
    body: z.object({ id, payload: CollectedProduct }),
    maxBody: PRODUCT_BODY_MAX,
    returns: nothing,
    refuses: [collectedDraftRefusals.IMPORTED],
  }),
  delete: get('/draft/delete/{id}', {
    permission: 'admin:crawing:save',
    params: z.object({ id }),
    returns: nothing,
    undo: '已删除草稿',
  }),
  addProduct: post('/manual/add/product', {
    permission: 'admin:crawing:save',
    about: 'Makes a product, in the warehouse. With `draftId`, that draft is imported then, and is no second time.',
    body: ProductDraft.extend({ draftId: idOrNone.nullish(), soureLink: text(500).nullish() }),
    returns: nothing,
    refuses: [collectedDraftRefusals.COLLECTED, collectedDraftRefusals.IMPORTED],
  }),
});

labelsOf('crawl_draft', {
  id: 'ID',
  image: '商品图',
  storeName: '商品名称',
  platform: '来源平台',
  soureLink: '来源链接',
  price: '售价',
  status: '状态',
  failReason: '失败原因',
  productId: '商品',
  createTime: '采集时间',
  keywords: '商品名称或来源链接',
  url: '链接地址',
  urls: '链接地址',
  shopUrl: '店铺地址',
  state: '结果',
  reason: '原因',
  draftId: '草稿',
});

historyOf('crawl_draft', {
  label: '采集草稿',
  readBy: 'admin:crawing:product',
  fields: { status: draftStates, productId: 'text', soureLink: 'text' },
  named: { productId: ['product', 'storeName'] },
  acts: { addProduct: '转为商品', collect: '采集商品', collectMany: '批量采集商品', retryMany: '重新采集' },
  deleted: { named: ['payload.storeName'], needs: [draftCalls.delete.permission, draftCalls.update.permission] },
});
