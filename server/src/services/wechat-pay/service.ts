import {
  wechatPayAccountSettings,
  wechatPayFileSettings,
  wechatPayKeySettings,
  wechatPaySettings,
  wechatPayV3KeySettings,
  wechatPayVersions,
} from '#contract/services/wechat-pay-settings.ts';
import { wechatPayCallbacks, wechatPayV2Callbacks } from '#contract/services/wechat-pay-callbacks.ts';
import type { HttpClient } from '#server/platform/http-client/http-client.ts';
import { type CheckStep, type ServiceDeclaration, StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { callbackStep } from '../callback-reach/callback-step.ts';
import type { FailureOf } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';
import type { WechatPayFailure } from './common/answers.ts';
import type { WechatPay } from './wechat-pay.ts';

const callbackBy = {
  [wechatPayVersions.third]: wechatPayCallbacks.paid,
  [wechatPayVersions.second]: wechatPayV2Callbacks.formerlyPaid,
};

type WechatPayAnswer = { state: string } | WechatPayFailure;

const isFailure = (answer: object): answer is WechatPayFailure => 'remedy' in answer;

/** Refusals of one request, and a shop that takes no money by it, say nothing against the service. */
const OWN_CHOICE = new Set(['NOT_CONNECTED', 'SWITCHED_OFF', 'NOT_ENOUGH', 'NOTENOUGH']);

export const wechatPayFailure: FailureOf<WechatPayAnswer> = (seen) => {
  if (!('answer' in seen) || !isFailure(seen.answer)) return undefined;
  const { state, code, says, remedy } = seen.answer;
  return state === 'notDone' || OWN_CHOICE.has(code) ? undefined : { says, remedy };
};

const stepFailure = ({ says, remedy }: WechatPayFailure) => new StepFailure(says, remedy);

/** Number that is nobody's: its query proves key, serial, merchant and clock, and changes nothing. */
const NOBODYS = 'signalbox-check-0';

type CheckServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;

/** WeChat Pay of a demonstration: the client that reaches it, and whether the shop is connected to it. */
export interface DemoLine {
  httpClient: HttpClient;
  isOn(): Promise<boolean>;
}

function ownSteps(services: CheckServices, pay: WechatPay, isDemo: DemoLine['isOn']): CheckStep[] {
  const { db } = services.database;
  const reached = callbackStep(services, {
    callback: async () => callbackBy[await settingOf(db, wechatPaySettings.wechat_pay_version)],
    needsTls: true,
  });
  return [
    {
      name: '商户号和证书',
      async run() {
        const account = await pay.account();
        if (isFailure(account)) throw stepFailure(account);
        return { says: `商户号 ${account.merchantNo}，证书与私钥是一对，没有过期` };
      },
    },
    {
      name: '密钥和签名',
      async run() {
        const answer = await pay.query({ outTradeNo: NOBODYS });
        if (isFailure(answer)) throw stepFailure(answer);
        return { says: '双方都认可对方的签名' };
      },
    },
    { ...reached, run: async () => ((await isDemo()) ? { says: '演示通道在本机，通知直接送达' } : reached.run()) },
  ];
}

const { wechat_pay_platform_certificates: _, ...files } = wechatPayFileSettings;

export function wechatPayService(
  parts: CheckServices,
  pay: WechatPay,
  { httpClient, isOn }: DemoLine = { httpClient: parts.httpClient, isOn: async () => false },
): ServiceDeclaration {
  const services = { ...parts, httpClient };
  const { db } = services.database;
  return {
    name: 'wechatPay',
    use: '收款和退款',
    keys: Object.keys({
      ...wechatPayAccountSettings,
      ...wechatPaySettings,
      ...wechatPayKeySettings,
      ...wechatPayV3KeySettings,
      ...files,
    }),
    async standing() {
      if (await isOn()) return 'demo';
      const account = await pay.account();
      if (isFailure(account)) return account.code === 'NOT_CONNECTED' ? 'unset' : 'on';
      return Object.keys(account.appIds).length > 0 ? 'on' : 'paused';
    },
    steps: () => [
      ...reachSteps(services, () => settingOf(db, wechatPaySettings.wechat_pay_url)),
      ...ownSteps(services, pay, isOn),
    ],
  };
}
