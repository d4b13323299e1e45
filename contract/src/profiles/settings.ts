import { z } from 'zod';
import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

const WRONG = '验证码有效时间应在 1 到 60 分钟之间';
const UNSET = 5;

/** Minutes; blank and 0 stand for five, as they do for clients of the wire. */
const codeMinutes = z.codec(z.union([z.literal(['', '0', 0]), integer(1, 60, WRONG)], WRONG), z.int().min(1).max(60), {
  decode: (sent) => Number(sent) || UNSET,
  encode: (minutes) => minutes,
});

export const phoneCodeSettings = settings({
  sms_code_expire: {
    label: '验证码有效时间',
    unit: '分钟',
    hint: '用户收到短信验证码后，要在这段时间内填写',
    form: 111,
    initial: '3',
    value: codeMinutes,
  },
});
