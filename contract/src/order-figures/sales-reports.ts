import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { sum } from '../orders/amounts.ts';
import { count, day, moment, page, paged, text } from '../wire.ts';

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

/** Days that may be read from their rows at once, where sums are not ready. */
export const LIVE_DAYS_MAX = 62;
/** Longest period of a report in days: ten years. */
export const REPORT_DAYS_MAX = 3660;

/** Days whose lines can be looked through at once. */
export const REPORT_LINES_DAYS = 92;

export const salesReportRefusals = refusals('sales_report', {
  NO_AMOUNTS: { says: () => '没有查看金额的权限，不能按金额排序' },
  TOO_MANY_DAYS: { says: () => `明细一次最多看 ${REPORT_LINES_DAYS} 天，请选择短一些的时间` },
  TOO_LONG: { says: () => '报表的时间最长十年，请选择短一些的时间' },
  NOT_READY: {
    says: ({ days }: { days: number }) => `这段时间还有 ${days} 天正在汇总，几分钟后即可查看；也可以先看最近两个月`,
  },
});

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
const by = reportKinds.schema('请选择报表按什么统计').default('product');
export const ReportDays = z.object({ from: day, lastDay: day });

const refuses = [
  periodRefusals.UNREADABLE,
  periodRefusals.BACKWARDS,
  salesReportRefusals.TOO_LONG,
  salesReportRefusals.NOT_READY,
] as const;
const policy = { permission: 'admin:statistics:report:list', dataScope: 'order_line' } as const;

export const salesReportCalls = calls('sales_report', '/admin/statistics/report', {
  list: get('/list', {
    ...policy,
    about:
      'Takings, refunds and profit of a period by one dimension, beside another period: sales by the time of payment, refunds by their own. ' +
      'By day and hour in their order, else by what was paid. People of a shop have the figures of its lines.',
    query: paged({ by, ...reportPeriod, order: reportOrder }),
    returns: page(ReportRow),
    refuses: [...refuses, salesReportRefusals.NO_AMOUNTS],
  }),
  lines: get('/lines', {
    ...policy,
    about:
      'Lines of orders and parts of refunds that a row of the report sums, the latest first; `and` and `andKey` narrow it to a second dimension.',
    query: paged({ by, key: text(64), ...reportPeriod, and: reportKinds.schema().optional(), andKey: text(64).optional() }),
    returns: page(ReportLine),
    refuses: [
      periodRefusals.UNREADABLE,
      periodRefusals.BACKWARDS,
      salesReportRefusals.TOO_LONG,
      salesReportRefusals.TOO_MANY_DAYS,
    ],
  }),
  sums: get('/sums', {
    ...policy,
    about: 'Figures of the whole period and of the one that it is compared with, with their first and last days.',
    query: z.object(reportPeriod),
    returns: z.object({
      figures: ReportFigures,
      before: ReportFigures.nullable(),
      days: ReportDays,
      comparedDays: ReportDays.nullable(),
    }),
    refuses,
  }),
  series: get('/series', {
    ...policy,
    about:
      'Figures over the period: by hour of one day, by day up to 92, by month beyond; those of the other period point by point.',
    query: z.object(reportPeriod),
    returns: z.object({
      grain: z.enum(['hour', 'day', 'month']),
      points: z.array(z.object({ label: z.string(), figures: ReportFigures })),
      before: z.array(z.object({ label: z.string(), figures: ReportFigures })).nullable(),
    }),
    refuses,
  }),
});

export const salesReportExportCalls = calls('sales_report', '/admin/export/excel', {
  exportReport: get('/sales/report', {
    permission: 'admin:statistics:report:export',
    dataScope: 'order_line',
    about: 'A workbook of all rows that the report has, in its order, by a link that is good for ten minutes.',
    query: z.object({ by, ...reportPeriod, order: reportOrder }),
    returns: z.object({ fileName: z.string() }),
    refuses: [...refuses, salesReportRefusals.NO_AMOUNTS, exportRefusals.EMPTY],
  }),
});

for (const table of ['order', 'refund']) {
  keptIn(table, table);
  keptIn(table, 'sales_report');
}

/** Titles of the figures of a row. */
export const reportLabels = {
  place: '名次',
  key: '编号',
  name: '名称',
  orders: '订单数',
  pieces: '件数',
  refunds: '退款单数',
  backPieces: '退货件数',
  paid: '营业额',
  freight: '其中运费',
  refunded: '退款',
  net: '净额',
  profit: '毛利',
  lines: '明细数',
  costedLines: '有成本的明细数',
  share: '占比',
  change: '变化',
  before: '对比期',
};

labelsOf('sales_report', {
  ...reportLabels,
  by: '统计方式',
  dateLimit: '时间',
  than: '对比',
  and: '再按',
  andKey: '再按的编号',
  orderNo: '订单号',
  at: '时间',
  goods: '商品',
  isRefund: '类型',
  amount: '金额',
});
