import { z } from 'zod';
import { accountNames } from '../schema-kinds.ts';
import { count, id, integer, mediaAddress, moment, paged, text, words, orderMoney } from '../wire.ts';
import { searchText } from '../search-text.ts';
import { sum } from '../orders/amounts.ts';
import { refundRecordStates } from '../orders/refund-record.ts';
import { caseKinds, caseStates } from '../orders/return-case-enums.ts';
import { soldId } from '../orders/order-record.ts';
import { orderNo } from '../orders/placing.ts';
import { dateLimit } from '../date-limit.ts';

/** Orders of more lines than this open a second case. */
const LINES_MAX = 100;
const PICTURES_MAX = 9;

const quantity = integer(1, 999_999, '退换数量应在 1 到 999999 之间');
/** SKU that goes out for it; the same goods anew without it. Of an exchange only. */
const outSkuId = id.optional();

/** Fields that a case is opened with, by whoever opens it. */
export const CaseTerms = z.object({
  orderNo,
  kind: caseKinds.schema('请选择退货还是换货'),
  reason: words(255, '请选择退换原因'),
  /** The buyer's words. */
  explain: text(512).optional(),
  pictures: z.array(mediaAddress(255, '图片地址不能为空')).max(PICTURES_MAX, `最多 ${PICTURES_MAX} 张图片`).optional(),
});

/** Goods by line of the order; `skuId` where the line was exchanged for another SKU before. */
export const CaseGoods = z.object({ lineId: id, skuId: id.optional(), quantity, outSkuId });
export type CaseGoods = z.output<typeof CaseGoods>;

/** Goods by the SKU that the buyer has, as a storefront knows them. */
const OwnCaseGoods = z.object({ skuId: id, quantity, outSkuId });

export const goodsOf = <T extends z.ZodType>(one: T) =>
  z.array(one, '请选择退换的商品').min(1, '请选择退换的商品').max(LINES_MAX, `一次最多退换 ${LINES_MAX} 种商品`);

/** Request of a buyer through a storefront. */
export const OwnCaseTerms = CaseTerms.extend({
  lines: goodsOf(OwnCaseGoods),
  idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
});
export type OwnCaseTerms = z.output<typeof OwnCaseTerms>;

/** Cases of a storefront: of one buyer, of one order. */
export const OwnCaseFilter = paged({
  account: text(64).register(accountNames, {}).optional(),
  orderNo: searchText(32).optional(),
});
export type OwnCaseFilter = z.output<typeof OwnCaseFilter>;

const named = { productName: z.string(), sku: z.string(), image: z.string() };

export const CaseLine = z.object({
  id,
  lineId: id,
  skuId: soldId,
  ...named,
  /** Bar code of the SKU that the buyer has, for scanners. */
  barCode: z.string(),
  /** Paid for a piece. */
  price: sum,
  quantity: count,
  outSkuId: id.nullable(),
  /** Specification that goes out; of an exchange only. */
  outSku: z.string().nullable(),
  /** Pieces that came back, and those among them that can be sold again. */
  received: count,
  sellable: count,
});
export type CaseLine = z.output<typeof CaseLine>;

const common = {
  id,
  caseNo: z.string(),
  orderNo: z.string(),
  kind: caseKinds.schema(),
  state: caseStates.schema(),
  reason: z.string(),
  realName: z.string(),
  userPhone: z.string(),
  /** Name of whoever opened it; `storefront` of `openerKind` is the buyer. */
  opener: z.string(),
  openerKind: z.string(),
  /** Carrier and number of the parcel back, as the buyer says. */
  backName: z.string(),
  backNumber: z.string(),
  createTime: moment,
  endTime: moment.nullable(),
  /** Lines of other shops are in it, which the person is not told. */
  isPart: z.boolean().optional(),
};

export const CaseRow = z.object({ ...common, lines: z.array(CaseLine) });
export type CaseRow = z.output<typeof CaseRow>;

export const CaseInfo = z.object({
  ...common,
  explain: z.string(),
  pictures: z.array(z.string()),
  /** Address that the goods go back to. */
  returnTo: z.string(),
  /** Words of whoever checked the goods in. */
  note: z.string(),
  /** Reason it was refused or withdrawn. */
  endReason: z.string().nullable(),
  lines: z.array(CaseLine),
  /** Amount of the goods that came back, as the refund proposes it; none of an exchange, and until they came. */
  proposed: sum,
  /** Amount of the order that may still be refunded. */
  refundable: sum,
  /** The refund that closed it, or the last that failed. */
  refund: z
    .object({ refundNo: z.string(), amount: sum, state: refundRecordStates.schema(), failure: z.string().nullable() })
    .nullable(),
  /** Parcel in which the other goods left. */
  parcel: z
    .object({ id, deliveryType: z.string(), deliveryName: z.string().nullable(), deliveryId: z.string().nullable() })
    .nullable(),
});
export type CaseInfo = z.output<typeof CaseInfo>;

/** Goods that the buyer has and no open case names. */
export const ReturnableGoods = z.object({
  lineId: id,
  skuId: soldId,
  ...named,
  price: sum,
  left: count,
  /** SKUs of the same product at the same price, itself among them. */
  others: z.array(z.object({ skuId: id, sku: z.string(), stock: count })),
});
export type ReturnableGoods = z.output<typeof ReturnableGoods>;

export const CaseFilter = z.object({
  keywords: searchText(64).optional(),
  kind: caseKinds.schema('未知的退换类型').optional(),
  state: caseStates.schema('未知的退换单状态').optional(),
  dateLimit: dateLimit.optional(),
});
export type CaseFilter = z.output<typeof CaseFilter>;

/** Money for the goods that came back. */
export const CaseRefundTerms = z.object({
  id,
  amount: orderMoney,
  requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
});
export type CaseRefundTerms = z.output<typeof CaseRefundTerms>;
