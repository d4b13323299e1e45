import { hash, randomBytes } from 'node:crypto';
import { MINUTE } from '#contract/durations.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';

/** Time in which a code can be scanned, and then as long again to answer. */
export const SCAN_LIFE_MS = 2 * MINUTE;
/** Codes that one address gets in a minute. */
export const SCANS_PER_MINUTE = 10;
/** Codes of sign-in pages that one address may present in a minute. */
export const CODES_PER_MINUTE = 20;
/** Time from opening the sign-in page until WeChat leads back to it. */
export const BROWSER_LIFE_MS = 10 * MINUTE;

const SCENE = 'staff';
/** 128 random bits. */
const SCENE_FORM = /^staff[\da-f]{32}$/;

export const newScene = (): string => SCENE + randomBytes(16).toString('hex');
export const isStaffScene = (scene: string): boolean => SCENE_FORM.test(scene);

/** 256 random bits, as letters and digits. */
export const newKey = (): string => randomBytes(32).toString('hex');

export type Step = 'step1' | 'step2';

/** End of the states of this browser, which tells nothing of its cookie. */
export const stateOf = (key: string): string => hash('sha256', `wechat-state ${key}`);

type SentState = string | null | undefined;

/** Clients of the wire send the bare step, or nothing: neither names a browser. */
export const isBare = (step: Step, state: SentState): boolean => !state || state === step;

/** A page that WeChat led back was opened by this browser. */
export const isOfBrowser = (key: string, step: Step, state: SentState): boolean =>
  key !== '' && (isBare(step, state) || isSameSecret(state ?? '', step + stateOf(key)));

interface Reached {
  isSetUp: boolean;
  hearsScans: boolean;
  address: string;
}

/** Sentence about the first setting that is missing before anybody can scan; empty when none is. */
export function lackOf({ isSetUp, hearsScans, address }: Reached): string {
  if (!isSetUp) return '还没有接入公众号，请管理员先在系统设置的公众号配置里填写 AppId 和 AppSecret';
  if (!hearsScans) return '收不到扫码消息，请管理员先在公众号配置里填写微信验证 Token，并在微信公众平台启用服务器配置';
  return address === '' ? '请管理员先在系统设置里填写 Api 地址，手机才能打开确认页' : '';
}
