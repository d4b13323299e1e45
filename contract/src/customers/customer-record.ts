import { z } from 'zod';
import { amount, moment, momentOrNone } from '../wire.ts';

/** Fields of the wire that mean nothing here. */
const legacy = { partnerId: z.null(), adminid: z.int(), loginType: z.string(), cleanTime: z.null(), path: z.string() };

/** Fields that the list and a single record have in common. Phone, account, identity number and addresses of computers are masked. */
const Common = z.object({
  uid: z.int(),
  realName: z.string(),
  birthday: z.string(),
  cardId: z.string(),
  mark: z.string(),
  groupId: z.string(),
  tagId: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  phone: z.string().nullable(),
  sex: z.int(),
  country: z.string(),
  addIp: z.string(),
  lastIp: z.string(),
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
  addres: z.string(),
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
});
export type CustomerRow = z.output<typeof CustomerRow>;

export const Customer = Common.extend({ account: z.string(), promoterTime: momentOrNone });
export type Customer = z.output<typeof Customer>;
