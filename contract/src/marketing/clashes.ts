import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { actsOf, historyOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, day, flag, id, idOrNone, moment, money, neededId, nothing, page, paged, text, words } from '../wire.ts';
import { BODY_MAX, byId } from './activity-draft.ts';
import { bargainRefusals } from './bargains.ts';
import { flashSaleRefusals } from './flash-sale-refusals.ts';
import { groupBuyRefusals } from './group-buys.ts';
import { hoursOfDay } from './slots.ts';

export const clashRefusals = refusals('clash', {
  GONE: { says: () => '这个冲突已经不在了，请刷新列表' },
});

/** Faults with a campaign that is otherwise as it should be, the dearest first. */
export const clashKinds = choices({
  belowCost: [1, '低于成本', 'trouble'],
  freeOrder: [2, '订单免单', 'trouble'],
  abovePrice: [5, '高于售价', 'waits'],
  sameTime: [3, '同时销售', 'waits'],
  emptySlot: [4, '时段没有商品', 'waits'],
});

/** Acts of staff about a clash. */
export const allowances = choices({ open: [false, '未允许', 'waits'], allowed: [true, '已允许', 'done'] });

/** Days ahead in which a slot without goods is told. */
export const SLOT_DAYS = 7;

/** A new activity that is not saved yet has no id: 0. */
const Party = z.object({ id: count, kind: z.int(), title: z.string(), timeId: id.nullable() });
export type Party = z.output<typeof Party>;

/** Records that clash, by the kind of the clash: SKUs of an activity, two activities and the days of both, a coupon, or a slot and its days. */
export const Clash = z.object({
  /** Place in the whole list, from 1 on. */
  place: count,
  kind: z.int(),
  activity: Party.nullable(),
  other: Party.nullable(),
  /** `usual` is the price of the product itself. */
  skus: z.array(z.object({ suk: z.string(), price: money, cost: money, usual: money })),
  coupon: z.object({ id, name: z.string(), money, minPrice: money }).nullable(),
  slot: z.object({ id, name: z.string() }).nullable(),
  /** The first and the last day of both activities, or each day that a slot has no goods. */
  days: z.array(day),
  /** Reason for which staff allowed it, where they did; who and when is not kept of coupons. */
  reason: z.string().nullable(),
  allowedBy: z.string().nullable(),
  allowTime: moment.nullable(),
});
export type Clash = z.output<typeof Clash>;

const ClashDraft = z.object({
  id: idOrNone.nullish(),
  title: text(255),
  productId: id,
  startTime: day,
  stopTime: day,
  timeId: idOrNone.nullish(),
  /** Hours that a flash sale says itself, in place of a slot. */
  time: hoursOfDay.nullish(),
  attrValue: z.array(z.object({ suk: text(128), price: money, minPrice: money.nullish() })).max(2000, '规格太多'),
});
export type ClashDraft = z.output<typeof ClashDraft>;

const Allowance = z.object({
  kind: clashKinds.schema('请选择冲突类型'),
  /** Id of the activity that clashes, or of the coupon. */
  id: neededId('id'),
  otherId: id.nullish(),
  reason: words(200, '请写一句为什么可以这样', '原因最多 200 个字'),
});

const about = 'What an activity would clash with once it is saved and on; nothing is kept by asking.';
const checked = { about, body: ClashDraft, maxBody: BODY_MAX, returns: z.array(Clash) } as const;

const checkedOn = {
  about: 'What it would clash with once it is on, as far as nobody has allowed that; nothing is kept by asking.',
  query: byId,
  returns: z.array(Clash),
} as const;

export const clashCalls = calls('clash', '/admin/marketing/clash', {
  list: get('/list', {
    permission: 'admin:marketing:clash:list',
    about: 'Clashes of what is on and not over, reckoned now; `allowed` asks for those with a reason, or without.',
    query: paged({ kind: clashKinds.schema('请选择冲突类型').optional(), allowed: flag.optional() }),
    returns: page(Clash),
  }),
  allow: post('/allow', {
    permission: 'admin:marketing:clash:allow',
    about: 'Lets a clash be, with the reason; a slot without goods is filled instead.',
    body: Allowance,
    returns: nothing,
    undo: '已允许',
    refuses: [clashRefusals.GONE, couponRefusals.NOT_FOUND],
  }),
  checkFlashSale: post('/check/seckill', { permission: 'admin:seckill:save', orAnyOf: ['admin:seckill:update'], ...checked }),
  checkBargain: post('/check/bargain', { permission: 'admin:bargain:save', orAnyOf: ['admin:bargain:update'], ...checked }),
  checkGroupBuy: post('/check/combination', {
    permission: 'admin:combination:save',
    orAnyOf: ['admin:combination:update'],
    ...checked,
  }),
  checkFlashSaleOn: get('/check/seckill/on', {
    permission: 'admin:seckill:update:status',
    ...checkedOn,
    refuses: [flashSaleRefusals.NOT_FOUND],
  }),
  checkBargainOn: get('/check/bargain/on', {
    permission: 'admin:bargain:update:status',
    ...checkedOn,
    refuses: [bargainRefusals.NOT_FOUND],
  }),
  checkGroupBuyOn: get('/check/combination/on', {
    permission: 'admin:combination:update:status',
    ...checkedOn,
    refuses: [groupBuyRefusals.NOT_FOUND],
  }),
});

/** Clashes that staff have to give a reason for; the days of a slot fill one by one. */
export const needsReason = ({ kind }: Pick<Clash, 'kind'>): boolean => kind !== clashKinds.emptySlot;

keptIn('activity', 'clash');
for (const table of ['coupon', 'flash_sale_slot']) {
  keptIn(table, table);
  keptIn(table, 'clash');
}

labelsOf('clash', {
  kind: '冲突类型',
  activity: '涉及',
  days: '冲突内容',
  reason: '允许的原因',
  allowed: '处理',
});

actsOf('clash', '活动冲突', { allow: '允许' });

historyOf('clash_allowance', {
  label: '允许的冲突',
  readBy: clashCalls.list.permission,
  fields: { kind: ['冲突类型', clashKinds], reason: ['允许的原因', 'text'] },
});
