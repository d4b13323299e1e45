import { z } from 'zod';
import { calls, post } from '../call.ts';
import { buyerAccount, channel } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { nickname } from '../customers/customers.ts';
import { idList, idOrNone, mediaAddressOrNone, moment, nothing, text } from '../wire.ts';
import { codePhone, phoneCodeRefusals, typedCode } from './phone-codes.ts';

const WRONG_PHONE = '手机号格式错误，请输入正确得手机号';
const phone = z.string(WRONG_PHONE).regex(/^1\d{10}$/, WRONG_PHONE);

const WRONG_PASSWORD = '密码应为6到18个字符';

const badReferrer = [customerRefusals.NO_REFERRER, customerRefusals.REFERRER_OFF, customerRefusals.NOT_PROMOTER] as const;

/** Registration by staff, for a customer at the counter or on the telephone. */
export const registrationCalls = calls('customer', '/admin/user', {
  register: post('/register', {
    permission: 'admin:user:register',
    about:
      'The phone number becomes the account. Coupons for new customers are given, as far as they go. `pwd` is checked and not kept: ' +
      'customers prove their number by a code.',
    body: z.object({
      phone,
      nickname: nickname.nullish(),
      avatar: mediaAddressOrNone(256, '头像地址过长，请重新上传').nullish(),
      pwd: text(18, WRONG_PASSWORD)
        .refine((typed) => typed === '' || typed.length >= 6, WRONG_PASSWORD)
        .nullish(),
      groupId: idOrNone.nullish(),
      tagId: idList.nullish(),
      mark: text(255, '用户备注不能超过255个字符').nullish(),
      spreadUid: idOrNone.nullish(),
    }),
    returns: z.object({ uid: z.int() }),
    says: '注册成功',
    refuses: [
      customerRefusals.PHONE_TAKEN,
      customerRefusals.KNOWN_ACCOUNT,
      customerRefusals.NO_GROUP,
      customerRefusals.NO_TAG,
      ...badReferrer,
    ],
  }),
});

/** Registration by a storefront: a customer proves a phone number by a code. */
export const openRegistrationCalls = calls('customer', '/open/buyer', {
  code: post('/code', {
    permission: 'storefront',
    about:
      'A code of six digits for a phone number, good for the minutes of the setting and five tries. The storefront sends it; ' +
      '`/open/sms/code/send` is the call by which the shop does.',
    body: z.object({ phone: codePhone }),
    returns: z.object({ code: z.string(), expireTime: moment }),
    refuses: [phoneCodeRefusals.TOO_SOON, phoneCodeRefusals.TOO_MANY],
  }),
  bindPhone: post('/bind', {
    permission: 'storefront',
    about: 'Registers a customer, or gives a known one this phone number. What is bound already is answered as it stands.',
    body: z.object({
      account: buyerAccount,
      phone: codePhone,
      code: typedCode,
      nickname: nickname.optional(),
      userType: channel.optional(),
    }),
    returns: nothing,
    refuses: [customerRefusals.DISABLED, phoneCodeRefusals.GONE, phoneCodeRefusals.WRONG, customerRefusals.PHONE_TAKEN],
  }),
});
