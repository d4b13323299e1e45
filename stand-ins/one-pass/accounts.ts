import { randomInt } from 'node:crypto';
import type { OpenHandler, PassPlatform, SignedHandler } from './handler.ts';
import { endSessions, md5, newPassAccount, shownAccount, signIn, signInByKey } from './platform.ts';
import { refuse } from './refusal.ts';

const SPACING_MS = 60_000;
const CODE_LIFE_MS = 10 * 60_000;
const MOST_WRONG = 5;

const phoneIn = (form: URLSearchParams): string => {
  const phone = form.get('phone') ?? '';
  return /^1[3-9]\d{9}$/.test(phone) ? phone : refuse('手机号格式不正确');
};

/** A code of four digits for each phone and minute. `types` 0 is for people who register, 1 for all else. */
const sendCode: OpenHandler = ({ form, now, platform }) => {
  const [phone, types] = [phoneIn(form), form.get('types') ?? '0'];
  if (!['0', '1'].includes(types)) refuse('类型错误');
  if (types === '0' && platform.accounts.some((account) => account.phone === phone)) refuse('手机号已注册');
  const last = platform.codes.get(phone);
  if (last && now - last.at < SPACING_MS) refuse('验证码发送过于频繁，请稍后再试');
  platform.codes.set(phone, { code: String(randomInt(1000, 10_000)), types, at: now, wrong: 0 });
  return [];
};

/** A code is good once, for ten minutes, for what it was asked for, and for five tries. */
export function redeemCode(
  { codes }: PassPlatform,
  { form, types, now }: { form: URLSearchParams; types: '0' | '1'; now: number },
): string {
  const phone = phoneIn(form);
  const sent = codes.get(phone);
  if (!sent || sent.types !== types || now - sent.at >= CODE_LIFE_MS || sent.wrong >= MOST_WRONG) return refuse('验证码已过期');
  if (form.get('verify_code') !== sent.code) {
    sent.wrong += 1;
    refuse('验证码错误');
  }
  codes.delete(phone);
  return phone;
}

const hashIn = (form: URLSearchParams): string => {
  const hash = form.get('password') ?? '';
  return /^[0-9a-f]{32}$/.test(hash) ? hash : refuse('密码格式错误');
};

/** A new account has nothing: its services are opened and paid one by one. */
const register: OpenHandler = ({ form, now, platform }) => {
  const name = form.get('account') ?? '';
  if (name === '') refuse('账号不能为空');
  if (platform.accounts.some((account) => account.name === name)) refuse('账号已存在');
  if ((form.get('url') ?? '') === '') refuse('域名不能为空');
  const passwordHash = hashIn(form);
  const phone = redeemCode(platform, { form, types: '0', now });
  const blank = { num: 0, open: 0 } as const;
  const account = { ...newPassAccount(name), phone, passwordHash, sms: { ...blank, sign: '' } };
  platform.accounts.push(account);
  return signIn(account, new URLSearchParams({ secret: md5(name + passwordHash) }), now);
};

const changePassword: OpenHandler = ({ form, now, platform }) => {
  const account = platform.accounts.find(({ name }) => name === form.get('account')) ?? refuse('账号不存在');
  const passwordHash = hashIn(form);
  if (account.phone !== form.get('phone')) refuse('手机号与账号不符');
  redeemCode(platform, { form, types: '1', now });
  account.passwordHash = passwordHash;
  endSessions(account);
  return [];
};

const changePhone: SignedHandler = (account, { form, now, platform }) => {
  if (form.get('account') !== account.name) refuse('账号错误');
  account.phone = redeemCode(platform, { form, types: '1', now });
  endSessions(account);
  return [];
};

export const openAccountPaths: Readonly<Record<string, OpenHandler>> = {
  'user/code': sendCode,
  'user/register': register,
  'user/modify': changePassword,
  'user/login': ({ form, now, platform }) =>
    signIn(
      platform.accounts.find(({ name }) => name === form.get('account')),
      form,
      now,
    ),
  'v2/user/code': sendCode,
  'v2/user/login': ({ form, now, platform }) =>
    signInByKey(
      platform.accounts.find(({ key }) => key.access === form.get('access_key')),
      form,
      now,
    ),
};

export const accountPaths: Readonly<Record<string, SignedHandler>> = {
  'user/info': shownAccount,
  'user/modify/phone': changePhone,
};
