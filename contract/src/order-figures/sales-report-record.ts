import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { sum } from '../orders/amounts.ts';
import { count, day, moment, text } from '../wire.ts';

/** Dimensions of a report. A line counts once under each: by the first category of its product, by the coupon and the activity of its order. */
export const reportKinds = choices({
  day: '日期',
  hour: '时段',
  product: '商品',
  sku: '规格',
  category: '分类',
  seller: '店铺',
  channel: '渠道',
  coupon: '优惠券',
  campaign: '活动',
  level: '用户等级',
  group: '用户分组',
  staff: '下单员工',
  region: '地区',
});
export type ReportKind = (typeof reportKinds.values)[number];

/** Names of keys that no record has: what is of none, and where an order or its goods come from. */
export const keyNames: Readonly<Partial<Record<ReportKind, Readonly<Record<string, string>>>>> = {
  category: { 0: '没有分类' },
  seller: { 0: '平台自营' },
  product: { 0: '没有对上的商品' },
  channel: { mall: '商城', desk: '代客下单', demand: '采购需求', guotie: '国铁商城', past: '历史订单' },
  coupon: { 0: '没有用券' },
  campaign: { 0: '没有参加活动' },
  level: { 0: '没有等级' },
  group: { 0: '没有分组' },
  staff: { 0: '用户自己下单' },
  region: { '': '其他地址', pick: '到店自提' },
};

/** Dimensions by which sums are kept for each day; those of the day itself are under `all`. */
export const reportKeys = [
  'all',
  'hour',
  'product',
  'sku',
  'category',
  'seller',
  'channel',
  'coupon',
  'campaign',
  'level',
  'group',
  'staff',
  'region',
] as const;
export type ReportKey = (typeof reportKeys)[number];

/** Comparisons of a period: as many days before it, the same days of the year before, nothing, or any two days with a comma. */
export const comparisons = choices({ previous: '上一期', lastYear: '去年同期', none: '不比较' });

/** Figures of a period. Amounts are null for those who may not see them. */
export const ReportFigures = z.object({
  orders: count,
  pieces: count,
  refunds: count,
  backPieces: count,
  /** Takings: what was paid, with freight, by the time of payment. */
  paid: sum,
  freight: sum,
  /** Money that went back, by the time it did. */
  refunded: sum,
  net: sum,
  /** Rest of what was paid for goods whose cost is known, less this cost; null also where none is. */
  profit: sum,
  lines: count,
  costedLines: count,
});
export type ReportFigures = z.output<typeof ReportFigures>;

export const ReportRow = ReportFigures.extend({
  /** Place in the order of the list. */
  place: z.int(),
  key: z.string(),
  name: z.string(),
  /** Part of all that was paid; null where nothing was, or where amounts are not for this person. */
  share: z.number().nullable(),
  /** Figures of the same in the period that it is compared with. */
  before: ReportFigures.nullable(),
});
export type ReportRow = z.output<typeof ReportRow>;

/** A line of an order that was paid in the period, or a part of a refund. */
export const ReportLine = z.object({
  id: z.int(),
  orderNo: z.string(),
  at: moment,
  goods: z.string(),
  isRefund: z.boolean(),
  pieces: count,
  /** Money that was paid, or went back. */
  amount: sum,
});
export type ReportLine = z.output<typeof ReportLine>;

const figures = ['orders', 'pieces', 'paid', 'refunded', 'net', 'profit', 'change'] as const;
export type ReportFigure = (typeof figures)[number];
export const reportOrder = z.templateLiteral([z.literal(['', '-']), z.literal(figures)]).optional();
export type ReportOrder = z.output<typeof reportOrder>;

export const reportPeriod = {
  /** The last seven days without it. */
  dateLimit: dateLimit.default('lately7'),
  /** Value of `comparisons`, or two days. */
  than: text(64).default(comparisons.previous),
};
export const ReportDays = z.object({ from: day, lastDay: day });
