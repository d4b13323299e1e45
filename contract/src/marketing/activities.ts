import { choices, labelOf } from '../choices.ts';
import { bearerRefusals } from '../coupons/discount-bearers.ts';
import { refusals } from '../refusal.ts';

/** Kinds of campaigns, in the numbers that the wire gives SKUs and order lines; 0 is a normal sale. */
export const activityKinds = choices({ flashSale: [1, '秒杀'], bargain: [2, '砍价'], groupBuy: [3, '拼团'] });

/** State of the product of an activity since: only while it is sold, with the SKUs that were chosen, can anybody buy. */
export const goodsStates = choices({
  sold: [0, '出售中', 'done'],
  offShelf: [1, '商品已下架', 'trouble'],
  gone: [2, '商品已删除', 'trouble'],
  replaced: [3, '规格已更换', 'trouble'],
});

export const activityRefusals = refusals('activity', {
  PRODUCT_GONE: { says: () => '关联的商品已删除，无法开启活动' },
  NO_PRODUCT: { says: () => '主商品不存在，请重新选择商品' },
  NO_SKUS: { says: () => '请填选择至少一个商品属性！' },
  OTHER_SKU: { says: (p: { suk: string }) => `主商品没有规格“${p.suk}”，请重新选择商品` },
  SKU_TWICE: { onConstraint: 'activity_sku__once', says: () => '同一规格选择了两次，请重新选择商品' },
  NO_QUOTA: { says: () => '请正确输入限量' },
  QUOTA_OVER_STOCK: { says: (p: { suk: string; stock: number }) => `规格“${p.suk}”的限量不能超过库存 ${p.stock}` },
  WRONG_PERIOD: { onConstraint: 'activity__period', says: () => '结束日期不能早于开始日期，请重新选择活动日期' },
  PERIOD_OVER: { says: () => '活动日期已经过去，请重新选择活动日期' },
  TITLE_TAKEN: { onConstraint: 'activity__title', says: () => '活动标题已经存在' },
  NO_FREIGHT: { onConstraint: 'activity__freight', says: () => '运费模板不存在，请重新选择' },
});

interface OfKind {
  kind: number;
}
const kindOf = ({ kind }: OfKind): string => labelOf(activityKinds, kind) ?? '';

/** Refusals of a purchase that all kinds have, in the words of each. */
export const activitySaleRefusals = refusals('activity_sale', {
  NO_SKU: { says: (p: OfKind) => `${kindOf(p)}商品规格不存在` },
  SOLD_OUT: { says: (p: OfKind) => `${kindOf(p)}商品规格库存不足` },
  NOT_NOW: { says: (p: OfKind) => `${kindOf(p)}商品已过期` },
  UNPAID: { says: (p: OfKind) => `您有${kindOf(p)}待支付订单，请支付后再购买` },
  GONE: { says: () => '活动商品不存在或已删除' },
  ALONE: { says: () => '活动商品请单独下单，一次只能买一种规格' },
  NO_BUYER: { says: () => '购买活动商品需要客户账号' },
  NO_COUPON: { says: () => '营销活动商品无法使用优惠券' },
});

/** Refusals of whoever saves an activity. */
export const saveRefuses = [
  activityRefusals.NO_PRODUCT,
  activityRefusals.NO_SKUS,
  activityRefusals.OTHER_SKU,
  activityRefusals.NO_QUOTA,
  activityRefusals.QUOTA_OVER_STOCK,
  activityRefusals.WRONG_PERIOD,
  activityRefusals.PERIOD_OVER,
  bearerRefusals.NOT_YOURS,
];

/** Names of fields that every kind has. */
export const activityLabels = {
  id: 'ID',
  productId: '商品',
  image: '商品主图',
  images: '商品轮播图',
  unitName: '单位',
  tempId: '运费模板',
  otPrice: '原价',
  quotaShow: '限量',
  quota: '限量剩余',
  sales: '销量',
  sort: '排序',
  content: '商品详情',
  attrValue: '商品属性',
  createTime: '创建时间',
  startTime: '活动日期',
  status: '是否开启',
  stopReason: '关闭的原因',
  bearer: '优惠承担',
  keywords: '商品搜索',
};
