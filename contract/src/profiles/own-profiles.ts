import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { buyerAccount, channel } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { nickname } from '../customers/customers.ts';
import { countries, sexes } from '../customers/enums.ts';
import { amount, count, mediaAddressOrNone, nothing, text } from '../wire.ts';

const placeName = text(32, '省市名称不能超过32个字符');

/** Customer as they see themselves. */
const OwnProfile = z.object({
  nickname: z.string(),
  /** Empty for none. */
  avatar: z.string(),
  /** Number with its middle masked; null for none. */
  phone: z.string().nullable(),
  sex: z.int(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  /** `discount` is what is paid of a price, in per cent; null for no level. */
  level: z.object({ name: z.string(), grade: z.int(), icon: z.string(), discount: z.int() }).nullable(),
  balance: amount,
  points: count,
  experience: count,
  isPromoter: z.boolean(),
  commission: z.object({
    /** Sum that can be withdrawn; below zero where an order was refunded after that. */
    available: amount,
    /** Sum that counts later. */
    frozen: amount,
    /** Sum that orders brought, without what refunds took back. */
    earned: amount,
    /** Sum that was paid out. */
    withdrawn: amount,
  }),
});
export type OwnProfile = z.output<typeof OwnProfile>;

/** Profile that a storefront shows its customer and lets them change. */
export const openProfileCalls = calls('customer', '/open/buyer', {
  profile: get('/profile', {
    permission: 'storefront',
    about: 'Name, picture, level and figures of a customer. The phone number is masked.',
    query: z.object({ account: buyerAccount }),
    returns: OwnProfile,
    refuses: [customerRefusals.NOT_FOUND],
  }),
  updateProfile: post('/profile', {
    permission: 'storefront',
    about:
      'Changes name, picture, sex, place or the client that the customer comes by; what is left out stays. An empty `avatar` takes it away.',
    body: z.object({
      account: buyerAccount,
      nickname: nickname.refine((name) => name.trim() !== '', '用户昵称不能为空').optional(),
      avatar: mediaAddressOrNone(1000, '头像地址过长，请重新上传').optional(),
      userType: channel.optional(),
      sex: sexes.schema('请选择正确的性别').optional(),
      country: countries.schema('请选择正确的国家').optional(),
      province: placeName.optional(),
      city: placeName.optional(),
    }),
    returns: nothing,
    refuses: [customerRefusals.DISABLED, customerRefusals.NOT_FOUND],
  }),
});
