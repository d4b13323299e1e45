import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { mailRefusals, mailStates } from '../notifications/mails.ts';
import { refusals } from '../refusal.ts';
import { flag, id, moment, nothing, page, paged } from '../wire.ts';

/** Troubles that must not wait for somebody to look. */
export const incidentKinds = choices({
  service: '外部服务',
  work: '任务',
  server: '服务器',
  log: '操作日志',
  soldOut: ['sold_out', '畅销商品售罄'],
});
export type IncidentKind = (typeof incidentKinds.values)[number];

export const incidentStates = choices({ open: ['open', '未恢复', 'trouble'], over: ['over', '已恢复', 'done'] });

export const incidentRefusals = refusals('incident', {
  NOBODY: { says: () => '请先填写接收人邮箱并保存' },
});

/** Mail by which somebody was told. */
const Told = z.object({
  to: z.string(),
  /** True of the mail that told of the end. */
  isOver: flag,
  state: mailStates.schema(),
  /** Reason why it did not arrive, in the words of the mail server. */
  error: z.string(),
});

export const Incident = z.object({
  id,
  kind: incidentKinds.schema(),
  says: z.string(),
  /** Advice to whoever reads it. */
  advice: z.string(),
  /** Told also in the quiet hours. */
  isUrgent: flag,
  state: incidentStates.schema(),
  beginTime: moment,
  endTime: moment.nullable(),
  /** Mails about it; none while the quiet hours last, or where no receiver is set. */
  told: z.array(Told),
});
export type Incident = z.output<typeof Incident>;

export const incidentCalls = calls('incident', '/admin/system/incident', {
  list: get('/list', {
    permission: 'admin:system:incident:list',
    about: 'Troubles of the last half year with who was told of them; the latest first.',
    query: paged({
      state: incidentStates.schema('状态不正确').optional(),
      kind: incidentKinds.schema('类型不正确').optional(),
    }),
    returns: page(Incident),
  }),
  test: post('/test', {
    permission: 'admin:system:config:save:form',
    about: 'A mail to every receiver by the settings as they are saved; answers once the server has taken them.',
    returns: nothing,
    says: '测试邮件已发出，请到收件箱里查收',
    refuses: [incidentRefusals.NOBODY, mailRefusals.OFF, mailRefusals.NOT_SENT],
  }),
});

labelsOf('incident', {
  kind: '类型',
  says: '异常',
  isUrgent: '紧急',
  state: '状态',
  beginTime: '开始时间',
  endTime: '恢复时间',
  told: '通知了谁',
});
actsOf('incident', '异常', { test: '发一封试试' });
