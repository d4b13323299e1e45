import { refusals } from '../refusal.ts';

/** Errors of an account of 一号通. */
export const onePassRefusals = refusals('one_pass', {
  NO_ADDRESS: { says: () => '请先在经营设置里填写一号通接口地址' },
  NO_ACCOUNT: { says: () => '请配置一号通账号！' },
  NO_PASSWORD: { says: () => '请配置一号通密码！' },
  SILENT: { says: () => '一号通平台接口异常，没任何数据返回！请稍后重试' },
  BROKEN: { says: () => '一号通平台接口异常！请稍后重试' },
  REFUSED: { says: (p: { message: string }) => `一号通平台接口${p.message}` },
});
