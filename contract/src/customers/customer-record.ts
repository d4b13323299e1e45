import { z } from 'zod';
import { amount, moment, momentOrNone } from '../wire.ts';

/** Fields of the wire that mean nothing here. */
const legacy = {
  partnerId: z.null(),
  adminid: z.int().default(0),
  loginType: z.string().default(''),
  cleanTime: z.null(),
  path: z.string().default(''),
};

/** Fields that the list and a single record have in common. Phone, account, identity number and addresses of computers are masked. */
const Common = z.object({
  uid: z.int(),
  realName: z.string().default(''),
  birthday: z.string().default(''),
  cardId: z.string().default(''),
  mark: z.string().default(''),
  groupId: z.string().default(''),
  tagId: z.string().default(''),
  nickname: z.string(),
  avatar: z.string().default(''),
  phone: z.string().nullable(),
  sex: z.int(),
  country: z.string().default('CN'),
  addIp: z.string().default(''),
  lastIp: z.string().default(''),
  nowMoney: amount,
  brokeragePrice: amount,
  integral: z.int(),
  experience: z.int(),
  signNum: z.int(),
  status: z.boolean(),
  /** 0 is none. */
  level: z.int(),
  /** 0 is nobody. */
  spreadUid: z.int(),
  spreadTime: momentOrNone,
  userType: z.string(),
  isPromoter: z.boolean(),
  payCount: z.int(),
  spreadCount: z.int(),
  addres: z.string().default(''),
  createTime: moment,
  updateTime: moment,
  lastLoginTime: momentOrNone,
  subscribe: z.boolean(),
  ...legacy,
});

export const CustomerRow = Common.extend({
  groupName: z.string().nullable(),
  tagName: z.string().nullable(),
  levelName: z.string().nullable(),
  spreadNickname: z.string(),
  /** The customer that goes on, of somebody who was merged, and itself of somebody who was erased; a server of another make does not say. */
  mergedInto: z.object({ uid: z.int(), nickname: z.string() }).nullish(),
});
export type CustomerRow = z.output<typeof CustomerRow>;

export const Customer = Common.extend({ account: z.string(), promoterTime: momentOrNone });
export type Customer = z.output<typeof Customer>;
