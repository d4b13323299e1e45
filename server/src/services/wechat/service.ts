import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { miniProgrammeCallbacks, publicAccountCallbacks } from '#contract/services/wechat-callbacks.ts';
import { wechatRefusals } from '#contract/services/wechat.ts';
import {
  formerPushSettings,
  miniProgrammePushSettings,
  miniProgrammeSettings,
  publicAccountPushSettings,
  publicAccountSettings,
  wechatSettings,
} from '#contract/services/wechat-settings.ts';
import type { CheckStep, ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { type FailureOf, failureBy } from '../health/health.ts';
import { stepFailureBy } from '../health/step-failure.ts';
import { callbackStep } from '../callback-reach/callback-step.ts';
import { reachSteps } from '../reach/reach.ts';
import type { WechatAppKind } from './line/app.ts';
import type { WechatLine } from './line/line.ts';
import { readPushKeys } from './pushes/push-keys.ts';

const Told = z.object({ remedy: z.string() });

const silence = failureBy([
  [wechatRefusals.SILENT, '请稍后再试，一直如此请核对微信接口地址'],
  [wechatRefusals.BROKEN, '请核对微信接口地址'],
]);

/** Refusals of one message or code say nothing against the account. */
export const wechatFailure: FailureOf<unknown> = (seen) => {
  if (!('error' in seen) || !(seen.error instanceof Refusal) || seen.error.id !== wechatRefusals.ACCOUNT.id) return silence(seen);
  const { message: says, data } = seen.error;
  return { says, remedy: Told.catch({ remedy: '' }).parse(data).remedy };
};

const signInStep = (line: WechatLine): CheckStep => ({
  name: '密钥和 IP 白名单',
  async run() {
    await line.signInAnew().catch(stepFailureBy(wechatFailure));
    return { says: '可以取得访问令牌，本服务器在白名单里' };
  },
});

const pushes = { publicAccount: publicAccountCallbacks.push, miniProgramme: miniProgrammeCallbacks.miniPush };

const pushStep = (services: Parameters<typeof callbackStep>[0], { kind }: WechatLine): CheckStep =>
  callbackStep(services, {
    callback: async () => ((await readPushKeys(services, kind)).token === '' ? undefined : pushes[kind]),
    needsTls: false,
  });

const apps = {
  publicAccount: {
    use: '菜单、自动回复、模板消息、微信登录',
    keys: { ...publicAccountSettings, ...publicAccountPushSettings, ...formerPushSettings },
  },
  miniProgramme: { use: '小程序登录、订阅消息、发货信息', keys: { ...miniProgrammeSettings, ...miniProgrammePushSettings } },
} as const satisfies Record<WechatAppKind, object>;

export function wechatService(
  services: Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>,
  line: WechatLine,
  more: readonly CheckStep[] = [],
): ServiceDeclaration {
  const { use, keys } = apps[line.kind];
  const address = () => settingOf(services.database.db, wechatSettings.wechat_url);
  return {
    name: line.kind,
    use,
    keys: [...Object.keys(keys), ...Object.keys(wechatSettings)],
    standing: async () => ((await line.isSetUp()) ? 'on' : 'unset'),
    steps: () => [...reachSteps(services, address), signInStep(line), ...more, pushStep(services, line)],
  };
}
