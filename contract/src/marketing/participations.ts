import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { amount, count, id, moment, money, page, paged } from '../wire.ts';

/** Refusals of starting a bargain and of cutting its price, in the order of the wire. */
export const participationRefusals = refusals('bargain_user', {
  GONE: { says: () => '对应的砍价商品不存在' },
  OFF: { says: () => '砍价商品已下架' },
  SOLD_OUT: { says: () => '砍价商品已售罄' },
  NOT_YET: { says: () => '砍价活动未开始' },
  OVER: { says: () => '砍价活动已结束' },
  RUNNING: { onConstraint: 'bargain_user__running', says: () => '请先完成当前砍价活动' },
  LIMIT: { says: () => '您已达到当前砍价活动上限' },
  NOT_FOUND: { says: () => '砍价商品用户信息不存在' },
  DONE: { says: () => '商品已完成砍价' },
  CUT_ALREADY: { onConstraint: 'bargain_user_help__once', says: () => '您已经砍过了' },
  HELP_LIMIT: { says: () => '您的帮砍次数已达上限' },
});

/** Refusals of a purchase, beside those of every kind. */
export const bargainPurchaseRefusals = refusals('bargain_purchase', {
  NO_PARTICIPATION: { says: () => '用户砍价活动id必须大于0' },
  GONE: { says: () => '砍价商品不存在或未开启' },
  OVER: { says: () => '砍价活动已结束' },
  NOT_THEIRS: { says: () => '用户砍价活动不存在' },
  UNFINISHED: { says: () => '请先完成砍价活动' },
  ONE_PIECE: { says: () => '砍价商品一次只能购买 1 件' },
  ORDERED_UNPAID: { says: () => '订单已创建，尚未支付' },
  ORDERED: { onConstraint: 'order__participation', says: () => '该砍价活动已创建了订单' },
  LIMIT: { says: () => '您已经达到当前砍价活动上限' },
});

/** State of a bargain that a customer has started; group-buy numbers its own otherwise. */
export const participationStates = choices({
  running: [1, '进行中', 'underway'],
  failed: [2, '未完成', 'trouble'],
  succeeded: [3, '已成功', 'done'],
});

/** A bargain of a customer, as staff see it. */
export const Participation = z.object({
  id,
  uid: id,
  bargainId: id,
  bargainPriceMin: money,
  bargainPrice: money,
  price: money,
  status: z.int(),
  addTime: moment,
  avatar: z.string().default(''),
  dataTime: moment,
  nickname: z.string(),
  nowPrice: money,
  num: z.int(),
  peopleNum: z.int(),
  title: z.string(),
});
export type Participation = z.output<typeof Participation>;

/** Cut of a bargain by a friend. */
export const Help = z.object({
  id,
  uid: id,
  bargainId: id,
  bargainUserId: id,
  price: money,
  addTime: moment,
  avatar: z.string().default(''),
  nickname: z.string(),
});
export type Help = z.output<typeof Help>;

/** A bargain that customers can start now. */
export const OpenBargain = z.object({
  id,
  productId: id,
  skuId: id,
  title: z.string(),
  image: z.string(),
  price: amount,
  minPrice: amount,
  /** Pieces that are left. */
  quota: count,
  /** Cuts that it takes, and how often one customer may start it. */
  peopleNum: z.int(),
  num: z.int(),
  stopTime: moment,
});
export type OpenBargain = z.output<typeof OpenBargain>;

/** A bargain as its customer and those who are asked to help see it. */
export const OwnBargain = z.object({
  /** The `participationId` to place an order with, once it is done. */
  id,
  bargainId: id,
  /** The only SKU that it sells. */
  skuId: id,
  title: z.string(),
  image: z.string(),
  /** The price it began with, the one it can come to, and the one it has come to. */
  price: amount,
  minPrice: amount,
  nowPrice: amount,
  peopleNum: z.int(),
  /** Cuts that are left. */
  left: z.int(),
  status: participationStates.schema(),
  createTime: moment,
  stopTime: moment,
});
export type OwnBargain = z.output<typeof OwnBargain>;

export const participationCalls = calls('bargain_user', '/admin/store/bargain/bargain_list', {
  list: get('', {
    permission: 'admin:bargain:user:list',
    query: paged({
      status: participationStates.schema('砍价状态应为 1 进行中、2 未完成、3 已成功').optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(Participation),
  }),
  helps: get('/{id}', {
    permission: 'admin:bargain:user:help:list',
    params: z.object({ id }),
    returns: z.array(Help),
    refuses: [participationRefusals.NOT_FOUND],
  }),
});

labelsOf('bargain_user', {
  id: 'ID',
  avatar: '头像',
  nickname: '发起用户',
  addTime: '开启时间',
  title: '砍价商品',
  bargainPriceMin: '最低价',
  nowPrice: '当前价',
  peopleNum: '总砍价次数',
  num: '剩余砍价次数',
  dataTime: '结束时间',
  status: '砍价状态',
  dateLimit: '时间选择',
});

historyOf('bargain_user', {
  label: '砍价',
  readBy: 'admin:bargain:user:list',
  fields: {},
  acts: { start: '发起砍价', help: '帮忙砍价', end: '砍价到期' },
});
