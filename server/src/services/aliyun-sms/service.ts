import { aliyunSmsRefusals, aliyunSmsSettings, textingSettings } from '#contract/services/texting.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { type ServiceDeclaration, StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError } from '#server/platform/texting.ts';
import { settingOf } from '#server/settings/index.ts';
import { type FailureOf, failureBy } from '../health/health.ts';
import { stepFailureBy } from '../health/step-failure.ts';
import { reachSteps } from '../reach/reach.ts';
import { standingOf } from '../standing.ts';
import { type AliyunAnswer, type AliyunSms, OK } from './aliyun-sms.ts';
import { meaningOf } from './error-table.ts';

const CONSOLE = '请到阿里云短信服务控制台处理';
const MEND = '请按提示处理，处理好后点“检测”';
const MAYBE_SENT = '可能已经送达：请先在阿里云的发送记录里核对，再重新发送';

const reachFailure = failureBy([
  [aliyunSmsRefusals.SILENT, '请稍后再试，一直如此请核对阿里云短信接口地址'],
  [aliyunSmsRefusals.BROKEN, '请核对阿里云短信接口地址'],
]);

/** Failures that say something against the account; what is refused says something against the message. */
export const aliyunFailure: FailureOf<unknown> = (seen) => {
  if (!('error' in seen) || !(seen.error instanceof TextError) || seen.error.why === 'refused') return undefined;
  const { message: says, raw, why } = seen.error;
  // A message that was held back was never asked for.
  if (why === 'held' && raw === '') return undefined;
  return { says, raw, remedy: why === 'unknown' ? MAYBE_SENT : MEND };
};

/** States of signatures and templates, as numbers or texts. */
const reviews: Readonly<Record<string, string>> = { 0: '还在审核', 2: '没有通过审核', 10: '已取消审核' };

function requireApproved(what: string, answer: AliyunAnswer, status: unknown): void {
  if (answer.Code !== OK) {
    const { says, remedy = CONSOLE } = meaningOf(answer.Code, answer.Message);
    throw new StepFailure(`${what}：${says}`, remedy);
  }
  const review = reviews[String(status)];
  if (review !== undefined) throw new StepFailure(`${what}${review}`, CONSOLE);
}

export function aliyunSmsService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  aliyun: AliyunSms,
): ServiceDeclaration {
  const { db } = services.database;
  const ask: AliyunSms['ask'] = (...request) => aliyun.ask(...request).catch(stepFailureBy(reachFailure));
  return {
    name: 'aliyunSms',
    use: '验证码、给用户和员工的短信通知',
    keys: [...Object.keys(aliyunSmsSettings), ...Object.keys(textingSettings)],
    standing: () =>
      standingOf(aliyun, async () => (await settingOf(db, textingSettings.sms_provider)) === textingProviders.aliyun),
    steps: () => [
      ...reachSteps(services, aliyun.address),
      {
        name: 'AccessKey 和签名',
        async run() {
          const name = await aliyun.sign();
          const { answer } = await ask('GetSmsSign', { SignName: name });
          requireApproved(`签名【${name}】`, answer, answer['SignStatus']);
          return { says: `可以登录，签名【${name}】已通过审核` };
        },
      },
      {
        name: '验证码模板',
        async run() {
          const code = await settingOf(db, textingSettings.aliyun_code_template);
          if (code === '') throw new StepFailure('还没有填阿里云验证码模板', '请在经营设置里填写模板 CODE，不然发不了验证码');
          const { answer } = await ask('GetSmsTemplate', { TemplateCode: code });
          requireApproved(`模板 ${code} `, answer, answer['TemplateStatus']);
          return { says: `模板 ${code} 已通过审核` };
        },
      },
    ],
  };
}
