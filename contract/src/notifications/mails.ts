import { z } from 'zod';
import { calls, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { nothing } from '../wire.ts';
import { outboxStates } from './outbox.ts';

/** Subjects of mail. */
export const mailKinds = choices({ invoice: '发票邮件', invitation: '员工邀请邮件', report: '报表邮件', incident: '异常邮件' });
export type MailKind = (typeof mailKinds.values)[number];

/** How far a mail is. */
export const mailStates = choices({
  waiting: [outboxStates.waiting, '发送中', 'underway'],
  sent: [outboxStates.sent, '已发送', 'done'],
  dead: [outboxStates.dead, '发送失败', 'trouble'],
});

export type MailState = (typeof mailStates.values)[number];

export const mailRefusals = refusals('mail', {
  OFF: { says: () => '请先填写发信服务器和发件地址并保存' },
  NOT_SENT: { says: ({ why }: { why: string }) => `测试邮件没有发出：${why}` },
});

export const mailCalls = calls('mail', '/admin/system/mail', {
  test: post('/test', {
    permission: 'admin:system:config:save:form',
    about: 'A mail by the settings as they are saved; answers once the server has taken it.',
    body: z.object({ to: z.email('请填写收件地址，例如 wang@example.com') }),
    returns: nothing,
    says: '测试邮件已发出，请到收件箱里查收',
    refuses: [mailRefusals.OFF, mailRefusals.NOT_SENT],
  }),
});

labelsOf('mail', { to: '收件地址' });
actsOf('mail', '邮件', { test: '发送测试邮件', send: '发送邮件' });
