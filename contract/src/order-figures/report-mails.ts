import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { momentSpan } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, nothing } from '../wire.ts';
import { comparisons, reportKinds } from './sales-report-record.ts';

/** Mornings on which a report is sent. */
export const reportRhythms = choices({ daily: '每天早上', weekly: '每周一早上', monthly: '每月 1 日早上' });
export type ReportRhythm = (typeof reportRhythms.values)[number];

/** Periods of a report by mail: those that are over on a morning. */
export const mailedPeriods = choices({
  yesterday: '昨天',
  preWeek: '上周',
  preMonth: '上月',
  lately7: '最近 7 天',
  lately30: '最近 30 天',
});

/** Reports by mail of one person. */
export const REPORT_MAILS_MAX = 20;

export const reportMailRefusals = refusals('report_mail', {
  FULL: { says: () => `最多保存 ${REPORT_MAILS_MAX} 个报表邮件，请先删除不用的` },
  NOT_FOUND: { code: 404, says: () => '没有找到这个报表邮件，可能已经删除，请刷新后重试' },
});

const draft = {
  to: z.email('请填写收件地址，例如 wang@example.com').max(254, '收件地址最多 254 个字'),
  rhythm: reportRhythms.schema('请选择发送时间'),
  by: reportKinds.schema('请选择报表按什么统计'),
  dateLimit: mailedPeriods.schema('请选择报表的时间'),
  than: comparisons.schema('请选择对比的时间'),
};

export const ReportMail = z.object({
  id,
  to: z.string(),
  rhythm: reportRhythms.schema(),
  by: reportKinds.schema(),
  dateLimit: mailedPeriods.schema(),
  than: comparisons.schema(),
  /** Day on which it was sent last. */
  sentDay: z.string().nullable(),
});
export type ReportMail = z.output<typeof ReportMail>;

const policy = { permission: 'admin:statistics:report:mail', dataScope: 'none' } as const;

export const reportMailCalls = calls('report_mail', '/admin/statistics/report/mail', {
  list: get('/list', {
    ...policy,
    about: 'One’s own reports by mail; `sentIn` finds those that leave then.',
    query: z.object({ sentIn: momentSpan.optional() }),
    returns: z.array(ReportMail),
  }),
  save: post('/save', {
    ...policy,
    about: 'A report by mail on mornings, with the figures that its person sees then; none while they may not see any.',
    body: z.object(draft),
    returns: z.object({ id }),
    refuses: [reportMailRefusals.FULL],
  }),
  delete: post('/delete', { ...policy, body: z.object({ id }), returns: nothing, refuses: [reportMailRefusals.NOT_FOUND] }),
});

labelsOf('report_mail', {
  to: '收件地址',
  rhythm: '发送时间',
  by: '统计方式',
  dateLimit: '报表时间',
  than: '对比',
  sentDay: '上次发送',
});
actsOf('report_mail', '报表邮件', { save: '添加报表邮件', delete: '删除报表邮件' });
