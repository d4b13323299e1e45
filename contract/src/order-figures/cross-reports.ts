import { z } from 'zod';
import { BulkRun } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, page, paged } from '../wire.ts';
import { ReportDays, ReportRow, reportKinds, reportOrder, reportPeriod } from './sales-report-record.ts';
import { reportLabels, salesReportRefusals } from './sales-reports.ts';

/** Most pairs of keys that a report of two dimensions holds. */
export const CROSS_KEYS_MAX = 100_000;

export const crossReportRefusals = refusals('cross_report', {
  SAME: { says: () => '请选择两种不同的统计方式' },
  NOT_FOUND: { code: 404, says: () => '没有找到这份交叉报表，可能已过期清理，请重新统计' },
  NOT_DONE: { says: () => '这份交叉报表没有统计完，请等它完成，或重新统计' },
  TOO_MANY: { says: () => `组合超过 ${CROSS_KEYS_MAX} 种，请缩短时间，或换一种统计方式` },
});

/** Row of a report of two dimensions: figures of what falls under a key of each. */
export const CrossRow = ReportRow.extend({ otherKey: z.string(), otherName: z.string() });
export type CrossRow = z.output<typeof CrossRow>;

const kind = reportKinds.schema('请选择报表按什么统计');
const policy = { permission: 'admin:statistics:report:list', dataScope: 'order_line' } as const;
const { NOT_FOUND, NOT_DONE, SAME } = crossReportRefusals;

export const crossReportCalls = calls('cross_report', '/admin/statistics/report/cross', {
  begin: post('/begin', {
    ...policy,
    permission: 'admin:statistics:report:export',
    about: 'Has a job sum a period by two dimensions at once, beside another period, day by day from the rows; kept for a week.',
    body: z.object({ by: kind, and: kind, ...reportPeriod }),
    returns: z.object({ runId: z.int(), jobId: z.int() }),
    starts: 'report.cross',
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS, salesReportRefusals.TOO_LONG, SAME],
  }),
  info: get('/info/{id}', {
    ...policy,
    about: 'Progress of a report of one’s own, with its dimensions and days.',
    params: z.object({ id }),
    returns: z.object({ run: BulkRun, by: kind, and: kind, days: ReportDays, comparedDays: ReportDays.nullable() }),
    refuses: [NOT_FOUND],
  }),
  list: get('/list', {
    ...policy,
    about: 'Pairs of keys by what was paid, or in the order asked for, once the whole period is summed.',
    query: paged({ id, order: reportOrder }),
    returns: page(CrossRow),
    refuses: [NOT_FOUND, NOT_DONE, salesReportRefusals.NO_AMOUNTS],
  }),
});

export const crossReportExportCalls = calls('cross_report', '/admin/export/excel', {
  exportCross: get('/sales/cross', {
    permission: 'admin:statistics:report:export',
    dataScope: 'order_line',
    about: 'A workbook of all rows of a report of two dimensions, by a link that is good for ten minutes.',
    query: z.object({ id, order: reportOrder }),
    returns: z.object({ fileName: z.string() }),
    refuses: [NOT_FOUND, NOT_DONE, salesReportRefusals.NO_AMOUNTS, exportRefusals.EMPTY],
  }),
});

labelsOf('cross_report', {
  ...reportLabels,
  by: '统计方式',
  and: '再按',
  dateLimit: '时间',
  than: '对比',
  otherKey: '编号',
  otherName: '名称',
});
actsOf('cross_report', '交叉报表', { begin: '统计交叉报表' });
