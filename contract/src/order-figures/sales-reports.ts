import { z } from 'zod';
import { calls, get } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { page, paged, text } from '../wire.ts';
import {
  ReportDays,
  ReportFigures,
  reportKinds,
  ReportLine,
  reportOrder,
  reportPeriod,
  ReportRow,
} from './sales-report-record.ts';

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
const by = reportKinds.schema('请选择报表按什么统计').default('product');

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
