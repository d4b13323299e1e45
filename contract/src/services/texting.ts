import { refusals } from '../refusal.ts';
import { line, settings } from '../settings/setting.ts';

export const textingSettings = settings({
  sms_code_template: {
    label: '验证码短信模板',
    hint: '一号通里验证码模板的编号，模板里要有 code 和 time 两个变量',
    initial: '538393',
    value: line,
  },
});

/** Reasons why no text message can leave at all. */
export const textingRefusals = refusals('texting', {
  NO_ACCOUNT: { says: () => '发送短信请先登录一号通账号' },
  NOT_OPEN: { says: () => '发送短信请先开通一号通账号服务' },
  EXHAUSTED: { says: () => '一号通账号服务余量不足' },
});
