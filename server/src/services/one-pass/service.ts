import { z } from 'zod';
import { labelOf } from '#contract/choices.ts';
import { onePassRefusals, passGenerations } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import { StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { reachSteps } from '../reach/reach.ts';
import { failureBy } from '../health/health.ts';
import type { OnePass } from './one-pass.ts';

export const onePassFailure = failureBy([
  [onePassRefusals.SILENT, '请稍后再试，一直如此请核对一号通接口地址'],
  [onePassRefusals.BROKEN, '请核对一号通接口地址'],
  [onePassRefusals.REFUSED, '请按提示处理：账号或密码不对就重新填写，次数不足就到一号通充值'],
]);

const part = z.object({ num: z.coerce.number().catch(0), open: z.coerce.number().catch(0) }).catch({ num: 0, open: 0 });
const Account = z.object({ copy: part, query: part, dump: part, sms: part });
const parts = [
  ['copy', '采集', '次'],
  ['query', '物流查询', '次'],
  ['dump', '电子面单', '次'],
  ['sms', '短信', '条'],
] as const;

/** Generation that answered. */
export async function answeredBy(onePass: Pick<OnePass, 'credentials'>): Promise<string> {
  const { generation } = (await onePass.credentials()) ?? {};
  return generation === undefined ? '可以登录' : `可以登录，应答的是${labelOf(passGenerations, generation)}`;
}

export function onePassService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  onePass: OnePass,
): ServiceDeclaration {
  const address = () => settingOf(services.database.db, onePassSettings.one_pass_url);
  return {
    name: 'onePass',
    use: '采集商品、物流查询、电子面单',
    keys: Object.keys(onePassSettings),
    standing: async () => ((await onePass.isSetUp()) ? 'on' : 'unset'),
    steps() {
      let account: z.output<typeof Account> | undefined;
      return [
        ...reachSteps(services, address),
        {
          name: '登录',
          async run() {
            account = Account.safeParse(await onePass.read('user/info', {})).data;
            return { says: await answeredBy(onePass) };
          },
        },
        {
          name: '开通的服务',
          async run() {
            const opened = parts.filter(([key]) => account?.[key].open === 1);
            const names = opened.map(([, label]) => label).join('、');
            if (names === '') throw new StepFailure('账号没有开通任何服务', '请到一号通开通要用的服务');
            const left = opened.map(([key, label, unit]) => `${label} ${account?.[key].num ?? 0} ${unit}`);
            return { says: names, quota: left.join('，') };
          },
        },
      ];
    },
  };
}
