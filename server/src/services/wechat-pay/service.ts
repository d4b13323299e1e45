import {
  wechatPayAccountSettings,
  wechatPayFileSettings,
  wechatPayKeySettings,
  wechatPaySettings,
  wechatPayV3KeySettings,
} from '#contract/services/wechat-pay-settings.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { wechatPayCallbacks } from '#contract/services/wechat-pay-callbacks.ts';
import { SECOND } from '#contract/durations.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { type CheckStep, type ServiceDeclaration, StepFailure } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import type { FailureOf } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';
import type { WechatPayFailure } from './common/answers.ts';
import { notifyAddress } from './common/notify-address.ts';
import type { WechatPay } from './wechat-pay.ts';

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
const NOT_PUBLIC = [
  '微信支付送不到通知地址',
  '请在系统设置里核对「Api地址【支付回调】」，它应是外网可以访问的 https 地址',
] as const;

function ownSteps({ database: { db }, httpClient }: Pick<Services, 'database' | 'httpClient'>, pay: WechatPay): CheckStep[] {
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
    {
      name: '通知地址',
      async run() {
        const url = notifyAddress((await settingOf(db, reachSettings.api_url)).replace(/\/$/, ''), wechatPayCallbacks.paid);
        if (!URL.canParse(url)) throw new StepFailure('没有填写通知地址', NOT_PUBLIC[1]);
        // Posts nothing: a notice that is not verified would stand among those that came.
        const answer = await httpClient.ask({ method: 'GET', url, timeoutMs: 8 * SECOND }).catch((error: unknown) => {
          throw error instanceof OutgoingError ? new StepFailure(...NOT_PUBLIC) : error;
        });
        const isOurs = answer.status === 404 && answer.headers['x-request-no'] !== undefined;
        if (!isOurs) throw new StepFailure('通知地址到的不是本系统', NOT_PUBLIC[1]);
        if (!url.startsWith('https://')) throw new StepFailure('微信支付只认 https 的通知地址', NOT_PUBLIC[1]);
        return { says: '外网可以访问' };
      },
    },
  ];
}

const { wechat_pay_platform_certificates: _, ...files } = wechatPayFileSettings;

export function wechatPayService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  pay: WechatPay,
): ServiceDeclaration {
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
      const account = await pay.account();
      if (isFailure(account)) return account.code === 'NOT_CONNECTED' ? 'unset' : 'on';
      return Object.keys(account.appIds).length > 0 ? 'on' : 'paused';
    },
    steps: () => [...reachSteps(services, () => settingOf(db, wechatPaySettings.wechat_pay_url)), ...ownSteps(services, pay)],
  };
}
