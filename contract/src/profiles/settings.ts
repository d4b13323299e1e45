import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

export const phoneCodeSettings = settings({
  sms_code_expire: {
    label: '验证码有效时间',
    unit: '分钟',
    hint: '顾客收到短信验证码后，要在这段时间内填写',
    form: 111,
    initial: '3',
    value: integer(1, 60, '验证码有效时间应在 1 到 60 分钟之间'),
  },
});
