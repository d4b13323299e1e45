import { SECOND } from '#contract/durations.ts';
import { mailAccountSettings, mailSenderSettings, mailServerSettings } from '#contract/services/mail-settings.ts';
import { MailError } from '#server/platform/mail-client/mail-error.ts';
import { type ServiceDeclaration, StepFailure } from '#server/platform/outside-services.ts';
import type { FailureOf } from '../health/health.ts';
import { stepFailureBy } from '../health/step-failure.ts';
import type { MailService } from './mail.ts';
import { faultOf } from './rules.ts';

const LIMIT_MS = 15 * SECOND;

export const mailFailure: FailureOf<unknown> = (seen) =>
  'error' in seen && seen.error instanceof MailError ? faultOf(seen.error) : undefined;

export const mailService = (mail: MailService): ServiceDeclaration => ({
  name: 'mail',
  use: '给用户和员工发邮件',
  keys: [mailServerSettings, mailAccountSettings, mailSenderSettings].flatMap((group) => Object.keys(group)),
  standing: async () => ((await mail.account()) ? 'on' : 'unset'),
  steps: () => [
    {
      name: '连接和登录',
      async run() {
        const account = await mail.account();
        if (!account) throw new StepFailure('还没有设置发信服务器', '请在经营设置的“邮件”里填写');
        await mail.signIn(account, AbortSignal.timeout(LIMIT_MS)).catch(stepFailureBy(mailFailure));
        return { says: '可以登录发信服务器，没有发送邮件' };
      },
    },
  ],
});
