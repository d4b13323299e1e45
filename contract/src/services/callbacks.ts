import { choices } from '../choices.ts';

/** Providers whose servers call us. */
export const providers = choices({ wechatPay: '微信支付', wechat: '微信' });
export type Provider = (typeof providers.values)[number];

/** Reasons why a notice is not taken for one of its provider. */
export const unverifiedReasons = choices({
  unreadable: '内容无法识别',
  sealed: '内容解不开，密钥与服务商处的不同',
  tooLarge: '内容过大',
  unsigned: '缺少签名',
  wrongSignature: '签名不符',
  wrongTime: '签名时间与服务器相差太多',
  unknownKey: '签名用了本店没有的证书或公钥',
  noKey: '本店还没有设置验签的密钥',
  notOurs: '不是发给本店的，商户号或应用编号不符',
});
export type UnverifiedReason = (typeof unverifiedReasons.values)[number];

interface CallbackPolicy {
  /** Name of what it says, in the words of the screens. */
  label: string;
  /** Proof by which a notice is known to come from the provider, for the description of the server. */
  verifies: string;
  /** Headers that prove it, in lower case: these are kept, and verification sees no others. */
  headers?: readonly string[];
  /** Largest body in bytes. */
  maxBody?: number;
}

/** Route for what a provider sends us: no envelope and no permission, but a proof. */
export interface Callback extends Required<CallbackPolicy> {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly path: string;
  readonly provider: Provider;
  /** Provider and name of the route: `wechatPay.paid`. */
  readonly name: string;
}

const BODY_MAX = 64 * 1024;

type CallbackDraft = Pick<Callback, 'method' | 'path'> & CallbackPolicy;

export const callback = (method: Callback['method'], path: string, policy: CallbackPolicy): CallbackDraft => ({
  ...policy,
  method,
  path,
});

/** Declares the callbacks of a provider. Paths are relative to `base`. */
export function callbacks<const D extends Readonly<Record<string, CallbackDraft>>>(
  provider: Provider,
  base: string,
  drafts: D,
): { readonly [K in keyof D]: Callback };
export function callbacks(
  provider: Provider,
  base: string,
  drafts: Readonly<Record<string, CallbackDraft>>,
): Record<string, Callback> {
  const named = Object.entries(drafts).map(([name, draft]): [string, Callback] => [
    name,
    { headers: [], maxBody: BODY_MAX, ...draft, path: base + draft.path, provider, name: `${provider}.${name}` },
  ]);
  return Object.fromEntries(named);
}
