import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, momentSpan, periodRefusals } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { amount, count, id, moment, page, paged } from '../wire.ts';

/** State of a team, in the numbers of the wire. */
export const teamStates = choices({
  running: [1, '进行中', 'underway'],
  succeeded: [2, '已成功', 'done'],
  failed: [3, '未完成', 'trouble'],
});
export type TeamState = (typeof teamStates.values)[number];

/** Order of a member, in the numbers of the wire. */
export const orderPhases = choices({
  toSend: [0, '待发货', 'waits'],
  sent: [1, '待收货', 'underway'],
  toReview: [2, '待评价', 'done'],
  done: [3, '已完成', 'done'],
});

export const teamRefusals = refusals('team', {
  NOT_FOUND: { says: () => '未查到拼团信息' },
  TWICE: { onConstraint: ['team_member__once', 'team_member__order'], says: () => '您已经在这个团里了' },
  WAITS: { says: () => '拼团还没有成功，成团后再发货；没有成团的订单会自动退款' },
  NOT_IN: { says: () => '未查到拼团信息，无法取消' },
  COMPLETE: { says: () => '拼团已完成，无法取消' },
  TIME_OVER: { says: () => '拼团时间已到，正在结算，请稍后查看结果' },
  IN_REFUND: { says: () => '拼团订单已进入退款流程' },
});

/** Team under the account of its leader; `countPeople` leaves out those whose money went back. */
const Team = z.object({
  id,
  uid: count,
  people: z.int(),
  addTime: moment,
  stopTime: moment,
  kid: z.int(),
  status: teamStates.schema(),
  nickname: z.string(),
  avatar: z.string().default(''),
  countPeople: z.int(),
  title: z.string(),
});
export type Team = z.output<typeof Team>;

const TeamMember = z.object({
  id,
  uid: count,
  orderId: z.string(),
  totalPrice: amount.nullable(),
  nickname: z.string(),
  avatar: z.string().default(''),
  orderStatus: z.int().nullable(),
  refundStatus: z.int().nullable(),
});
export type TeamMember = z.output<typeof TeamMember>;

export const teamCalls = calls('team', '/admin/store/combination', {
  statistics: get('/statistics', {
    permission: 'admin:combination:statistics',
    returns: z.object({ countPeople: count, countTeam: count }),
  }),
  list: get('/combine/list', {
    permission: 'admin:combination:combine:list',
    about: '`endsIn` finds teams that are still open and whose time is over then.',
    query: paged({ status: teamStates.schema().optional(), dateLimit: dateLimit.optional(), endsIn: momentSpan.optional() }),
    returns: page(Team),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  members: get('/order_pink/{id}', {
    permission: 'admin:combination:order:pink',
    params: z.object({ id }),
    returns: z.array(TeamMember),
    refuses: [teamRefusals.NOT_FOUND],
  }),
});

labelsOf('team', {
  id: 'ID',
  uid: '用户ID',
  avatar: '头像',
  nickname: '开团团长',
  addTime: '开团时间',
  title: '拼团商品',
  people: '几人团',
  countPeople: '几人参加',
  stopTime: '结束时间',
  status: '拼团状态',
  dateLimit: '时间选择',
  endsIn: '到期时间',
});

historyOf('team', {
  label: '拼团',
  readBy: 'admin:combination:combine:list',
  fields: { status: teamStates, stopTime: 'text' },
  acts: { leave: '退出拼团' },
});
