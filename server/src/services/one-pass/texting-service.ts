import type { PassInfo } from '#contract/services/pass/account.ts';
import { textingRefusals, textingSettings } from '#contract/services/texting.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { type ServiceDeclaration, StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError } from '#server/platform/texting.ts';
import { settingOf } from '#server/settings/index.ts';
import { type FailureOf, failureBy } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';
import { standingOf } from '../standing.ts';
import { onePassFailure } from './service.ts';
import { BUY, type OnePassTexting } from './texting.ts';

const OPEN = '请到一号通开通短信服务并设置签名';
const MAYBE_SENT = '可能已经送达：请先在一号通的发送记录里核对，再重新发送';

const accountFailure = failureBy([
  [textingRefusals.NOT_OPEN, OPEN],
  [textingRefusals.EXHAUSTED, BUY],
]);

/** Failures that say something against the service or its account; what is refused says something against the message. */
export const textingFailure: FailureOf<unknown> = (seen) => {
  if (!('error' in seen) || !(seen.error instanceof TextError) || seen.error.why === 'refused') return undefined;
  const { why, message: says, raw, cause: error } = seen.error;
  return why === 'unknown' ? { says, raw, remedy: MAYBE_SENT } : (accountFailure({ error }) ?? onePassFailure({ error }));
};

export function textingService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  texting: OnePassTexting,
): ServiceDeclaration {
  return {
    name: 'sms',
    use: '验证码、给用户和员工的短信通知',
    keys: [...Object.keys(onePassSettings), ...Object.keys(textingSettings)],
    standing: () =>
      standingOf(
        texting,
        async () => (await settingOf(services.database.db, textingSettings.sms_provider)) === textingProviders.onePass,
      ),
    steps() {
      let account: PassInfo['sms'] | undefined;
      return [
        ...reachSteps(services, () => settingOf(services.database.db, onePassSettings.one_pass_url)),
        {
          name: '登录',
          async run() {
            account = await texting.lookAnew();
            return { says: '可以登录' };
          },
        },
        {
          name: '短信服务',
          async run() {
            if (account?.open !== 1) throw new StepFailure('账号没有开通短信服务', OPEN);
            return { says: account.sign === '' ? '已开通' : `已开通，签名【${account.sign}】` };
          },
        },
        {
          name: '短信余量',
          async run() {
            const left = account?.num ?? 0;
            if (left <= 0) throw new StepFailure('一号通账号服务余量不足', BUY);
            return { says: `还可以发送 ${left} 条`, quota: `短信 ${left} 条` };
          },
        },
      ];
    },
  };
}
