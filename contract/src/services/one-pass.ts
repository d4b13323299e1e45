import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';

/** Generations of the platform: by the account of a person, and by an application key. */
export const passGenerations = choices({ account: [1, '第一代（账号密码）'], key: [2, '第二代（应用密钥）'] });
export type PassGeneration = (typeof passGenerations.values)[number];

/** Errors of an account of 一号通. */
export const onePassRefusals = refusals('one_pass', {
  NO_ADDRESS: { says: () => '请先在经营设置里填写一号通接口地址' },
  NO_ACCOUNT: { says: () => '请配置一号通账号！' },
  NO_PASSWORD: { says: () => '请配置一号通密码！' },
  NO_SECRET_KEY: { says: () => '请填写一号通应用密钥的 SecretKey' },
  NOT_OFFERED: { says: () => '用应用密钥接入时一号通不提供这项操作，请到一号通网站办理' },
  SIGNED_OUT: { says: () => '一号通的登录刚刚失效，这一次没有办成，请再试一次' },
  SILENT: { says: () => '一号通平台接口异常，没任何数据返回！请稍后重试' },
  BROKEN: { says: () => '一号通平台接口异常！请稍后重试' },
  REFUSED: { says: (p: { message: string }) => `一号通平台接口${p.message}` },
});
