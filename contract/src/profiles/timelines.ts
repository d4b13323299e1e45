import { z } from 'zod';
import { type Permission, calls, get } from '../call.ts';
import { FieldChange } from '../changes/changes.ts';
import { choices } from '../choices.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { seeCustomers } from '../customers/customers.ts';
import { commissionLedgerCalls } from '../finance/commission-ledger.ts';
import { sum } from '../orders/amounts.ts';
import { orderCalls } from '../orders/orders.ts';
import { returnCaseCalls } from '../after-sales/return-cases.ts';
import { integer, moment, neededId, text, wordList } from '../wire.ts';
import { profileCalls } from './profiles.ts';

/** Events of a customer, by where it is kept. */
export const timelineKinds = choices({
  order: '订单',
  refund: '退款',
  case: '退换',
  balance: '余额',
  commission: '佣金',
  points: '积分',
  coupon: '优惠券',
  level: '等级',
  signIn: '签到',
  note: '备注',
  staff: '员工操作',
});
export type TimelineKind = (typeof timelineKinds.values)[number];

const seeProfile = profileCalls.topDetail.permission;
const seeTabs = profileCalls.infoByCondition.permission;

/** Right that shows each kind, the one that shows its rows elsewhere. */
export const timelineNeeds: Readonly<Record<TimelineKind, Permission>> = {
  order: orderCalls.list.permission,
  refund: orderCalls.list.permission,
  case: returnCaseCalls.list.permission,
  balance: seeTabs,
  commission: commissionLedgerCalls.list.permission,
  points: seeTabs,
  coupon: seeTabs,
  level: seeTabs,
  signIn: seeTabs,
  note: seeProfile,
  staff: seeCustomers,
};

export const TimelineEntry = z.object({
  kind: timelineKinds.schema(),
  /** Key in its kind. */
  id: z.int(),
  at: moment,
  /** Event, in the words of screens. */
  title: z.string(),
  /** Goods, reason, remark or text of the note. */
  detail: z.string(),
  /** Negative when it left; null where there is none, and for those who may not see amounts of orders. */
  amount: sum,
  /** Points that came, or left. */
  points: z.int().nullable(),
  /** Order that it belongs to. */
  orderNo: z.string().nullable(),
  /** Name of whoever did it; null where the customer did. */
  actor: z.string().nullable(),
  /** Fields that an act of staff changed. */
  fields: z.array(FieldChange),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

const WRONG_PLACE = '翻页位置不正确，请刷新页面后重试';
const WRONG_KIND = '请选择正确的动态类型';

export const timelineCalls = calls('customer', '/admin/user', {
  timeline: get('/timeline', {
    permission: seeProfile,
    about:
      'What happened to a customer, newest first: orders, refunds, return cases, ledgers, coupons, levels, sign-ins, notes and acts of staff, each for those who may see it. `kinds` names some of them; `next` of an answer is `after` of the next page.',
    query: z.object({
      userId: neededId('userId'),
      kinds: wordList.pipe(z.array(z.enum(timelineKinds.values, WRONG_KIND))).optional(),
      after: text(400, WRONG_PLACE)
        .regex(/^(?:[a-z]+:\d{1,15}(?:,|$))*$/i, WRONG_PLACE)
        .optional(),
      limit: integer(1, 100, '每页条数应在 1 到 100 之间').default(20),
    }),
    returns: z.object({
      list: z.array(TimelineEntry),
      /** Null at the end. */
      next: z.string().nullable(),
    }),
    refuses: [customerRefusals.NOT_FOUND],
  }),
});
