import { z } from 'zod';
import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { codePurposes } from '../notifications/sms-records.ts';
import { refusals } from '../refusal.ts';
import { aliyunSmsRefusals, textingRefusals } from '../services/texting.ts';
import { moment, nothing, words } from '../wire.ts';

export const phoneCodeRefusals = refusals('phone_code', {
  TOO_SOON: { says: () => '您的短信发送过于频繁，请稍后再试' },
  TOO_MANY: { says: () => '今天获取验证码的次数已达上限，请明天再试' },
  NOT_SENT: { says: () => '发送短信失败，请联系后台管理员' },
  GONE: { says: () => '验证码已过期' },
  WRONG: { says: () => '验证码错误' },
});

const WRONG_PHONE = '请输入正确的手机号';
export const codePhone = z.string(WRONG_PHONE).regex(/^1\d{10}$/, WRONG_PHONE);
export const typedCode = words(6, '请输入验证码');
const purpose = codePurposes.schema('请选择验证码的用途：bind、login 或 verify');

/** Codes by which somebody proves a telephone number, sent by the shop. */
export const openCodeCalls = calls('phone_code', '/open/sms/code', {
  send: post('/send', {
    permission: 'storefront',
    about:
      'Sends a code of six digits to a phone number by text message and answers until when it is good: one a minute for each number, ' +
      'and so many a day for a number and for the address of the buyer, `buyerIp`.',
    body: z.object({ phone: codePhone, purpose, buyerIp: words(45, '请填写购买者的 IP 地址') }),
    returns: z.object({ expireTime: moment }),
    says: '发送成功',
    refuses: [
      textingRefusals.NO_ACCOUNT,
      textingRefusals.NOT_OPEN,
      textingRefusals.EXHAUSTED,
      aliyunSmsRefusals.NOT_SET_UP,
      phoneCodeRefusals.TOO_SOON,
      phoneCodeRefusals.TOO_MANY,
      phoneCodeRefusals.NOT_SENT,
    ],
  }),
  check: post('/check', {
    permission: 'storefront',
    about:
      'Whether a code is that of a phone number and a purpose. It is good once and for five tries. One to bind is checked by `/buyer/bind`.',
    body: z.object({ phone: codePhone, purpose, code: typedCode }),
    returns: nothing,
    refuses: [phoneCodeRefusals.GONE, phoneCodeRefusals.WRONG],
  }),
});

labelsOf('phone_code', { phone: '手机号', purpose: '用途', code: '验证码', buyerIp: '购买者 IP' });
actsOf('phone_code', '短信验证码', { ask: '生成验证码', try: '核对验证码', clear: '清除过期验证码' });
