import { isIP } from 'node:net';
import type { FailureStep } from '#server/platform/http-client/outgoing-error.ts';
import { hostOf, isPublic } from '#server/platform/http-client/rules.ts';
import type { OutgoingAnswer } from '#server/platform/http-client/exchange.ts';
import { StepFailure } from '#server/platform/outside-services.ts';

const SETTING = '系统设置里的「Api地址【支付回调】」';

/** Fault that an address shows before anybody asks it. */
export function addressFault(text: string, provider: string, needsTls: boolean): StepFailure | undefined {
  const url = URL.parse(text);
  if (!url) return new StepFailure('没有填写本系统的外网地址', `请填写${SETTING}，它应是外网可以访问的地址`);
  if (needsTls && url.protocol !== 'https:')
    return new StepFailure(`${provider}只认 https 的通知地址`, `请给域名装上证书，并把${SETTING}改成以 https:// 开头`);
  const host = hostOf(url);
  if (isIP(host) === 0 || isPublic(host)) return undefined;
  return new StepFailure(
    `地址是内网地址，${provider}从外网到不了`,
    `请把${SETTING}改成外网的域名；服务器在店里的，先做端口映射或内网穿透`,
  );
}

const FROM_OUTSIDE = '请关掉手机的无线网，用流量打开这个地址确认';

/** Failures after which the address may still answer to others: a network of one's own hides its outside. */
export const isBlind = (step: FailureStep): boolean => step === 'address' || step === 'connection';

const unreached: Readonly<Record<FailureStep, readonly [says: string, remedy: string]>> = {
  address: [
    '域名在本机解析到内网地址，从这里测不了',
    `域名在外网也解析到内网的，请改解析到外网地址；只在店里解析到内网的，${FROM_OUTSIDE}`,
  ],
  name: ['找不到地址里的域名', `请核对${SETTING}的拼写和域名的解析`],
  connection: [
    '连接不上这个地址',
    `请在防火墙、安全组和路由器上放行它的端口；路由器不让内网访问自己的外网地址的，从这里测不了，${FROM_OUTSIDE}`,
  ],
  tls: ['地址的证书不可信', '请换成正规机构签发、没有过期、证书链完整的证书'],
  answer: ['地址没有按时回应', '请检查代理和本系统是否在运行'],
};

export const unreachedFault = (step: FailureStep): StepFailure => new StepFailure(...unreached[step]);

/** Fault of an address without TLS, which this server asks nobody at. */
export const untriedFault = (): StepFailure =>
  new StepFailure('地址不是 https，从本机测不了', `请给域名装上证书，并把${SETTING}改成以 https:// 开头`);

const GUARDS: ReadonlySet<number> = new Set([401, 403, 405, 406, 418, 429, 444, 451]);
const GATEWAYS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Fault of an answer to a probe; undefined where it came from this shop. */
export function answerFault({ status, headers, bytes }: OutgoingAnswer, expected: string): StepFailure | undefined {
  const http = `（HTTP ${status}）`;
  if (status === 200 && bytes.toString('utf8').trim() === expected) return undefined;
  if (headers['x-request-no'] !== undefined)
    return new StepFailure(`到的是另一套本系统${http}`, '请核对域名指向的服务器；几台服务器要用同一份密钥');
  if (status >= 300 && status < 400)
    return new StepFailure(`地址跳转到了别处${http}`, `服务商不跟着跳转：请把${SETTING}改成跳转以后的地址，或让代理不跳转 /api`);
  if (GATEWAYS.has(status))
    return new StepFailure(`代理收到了，但没有送到本系统${http}`, '请核对代理转发到的端口，并检查本系统是否在运行');
  if (GUARDS.has(status))
    return new StepFailure(`请求被防火墙挡住了${http}`, '请在防火墙、WAF 或代理里放行 /api 下的 POST 请求，不要求登录');
  if (status === 404) return new StepFailure(`到的服务器没有这个地址${http}`, '请让代理把 /api 下的请求都转给本系统');
  return new StepFailure(`返回了别的程序的页面${http}`, '请核对域名指向的服务器，并让代理把 /api 下的请求都转给本系统');
}
