import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { yuanOfFen } from '../fen.ts';
import { choices } from '../choices.ts';
import { approvalRefusals } from '../approvals/approvals.ts';
import { Disbursement } from '../payments/disbursements.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';
import { viaKey } from '../customers/via-key.ts';
import { count, exactMoneyUpTo, flag, id, integer, moment, nothing, ORDER_TOTAL_MAX, orderMoney, text, words } from '../wire.ts';
import { sum } from './amounts.ts';
import { orderRefusals } from './orders.ts';
import { orderNo } from './placing.ts';

export const refundRefusals = refusals('refund', {
  UNPAID: { says: () => '未支付无法退款' },
  TOO_MUCH: { says: () => '退款金额大于支付金额，请修改退款金额' },
  ZERO: { says: () => '退款金额不能为0，请修改退款金额' },
  NOT_ASKED: { says: () => '订单没有待处理的退款申请，请刷新页面' },
  UNDER_WAY: { says: () => '订单退款中' },
  REFUNDED_ALREADY: { says: () => '订单已退款' },
  OVER_LIMIT: {
    code: NEEDS_SECOND,
    says: (p: { limit: number }) => `您单笔订单的退款上限是 ${yuanOfFen(p.limit)} 元，请由店长或财务来退款`,
  },
  CANCELLED_GOES_BACK: { says: () => '订单已取消，这笔付款不能留下，请全额退款' },
  REASON: { says: () => '请填写拒绝退款原因' },
  DELETED: { says: () => '订单已删除！退款请联系商家办理' },
  ASKED_ALREADY: { says: () => '正在申请退款中' },
  PART_WAITS: { says: () => '订单的退款申请由平台处理，平台处理后才能给本店的商品退款' },
  LINE_NOT_FOUND: { says: () => '选择的商品不在这个订单里，请刷新页面后重试' },
  LINE_TWICE: { onConstraint: 'refund_line__line', says: () => '同一件商品只能选一次，请合并数量' },
  LINE_TOO_MANY: {
    says: (p: { productName: string; left: number }) => `“${p.productName}”还可退 ${p.left} 件，请修改退款数量`,
  },
  PIECE_IN_CASE: {
    says: (p: { productName: string; held: number }) =>
      `“${p.productName}”有 ${p.held} 件在未办结的退换单里，请在退换单里退款，或先撤销退换单`,
  },
  OTHER_REQUEST: {
    onConstraint: ['refund__request_key', 'refund__refund_no'],
    says: () => '这个退款请求已用于另一笔退款，请刷新页面后重试',
  },
});

export const refundRecordStates = choices({
  paying: ['paying', '退款中', 'trouble'],
  done: ['done', '已退款', 'rest'],
  failed: ['failed', '退款失败', 'trouble'],
});

export const Refund = z.object({
  id,
  refundNo: z.string(),
  amount: sum,
  reason: z.string(),
  state: refundRecordStates.schema(),
  restock: z.boolean(),
  /** The return case whose goods it is for, which takes them into stock itself. */
  caseId: id.nullish(),
  /** People pay it and confirm that they did, for no provider does. */
  byHand: z.boolean(),
  /** Administrator who agreed. */
  actor: z.string(),
  ...viaKey,
  /** Reason the payment provider did not pay, in its words; hidden with the amounts, which they may name. */
  failure: z.string().nullable(),
  createTime: moment,
  doneTime: moment.nullable(),
  /** The goods it is for; none when only an amount was named. */
  lines: z.array(z.object({ lineId: id, productName: z.string(), sku: z.string(), quantity: count })),
  /** Parts of its amount by line of the order: of goods, and of freight; hidden with the amounts. */
  parts: z.array(z.object({ lineId: id, amount: sum, postage: sum })).optional(),
  /** How far its money is; none of what goes back to the balance, and hidden with the amounts. */
  disbursement: Disbursement.optional(),
});

const refundAmount = exactMoneyUpTo(ORDER_TOTAL_MAX, '退款金额不能少于0.00');

/** A refund as staff decide it. */
export const RefundTerms = z.object({
  orderNo,
  amount: orderMoney,
  requestKey: words(64, '缺少请求标识，请刷新页面后重试'),
  reason: words(255, '请填写退款原因'),
  /** The goods it is for; left out, the refund is of an amount only. */
  lines: z
    .array(z.object({ lineId: id, quantity: integer(1, 999_999, '退款数量应在 1 到 999999 之间') }))
    .max(100, '一次最多退 100 种商品')
    .optional(),
  /** Put these goods back on stock, or all once everything is refunded; left out: yes when they were never sent. */
  restock: flag.optional(),
});
export type RefundTerms = z.output<typeof RefundTerms>;

/** The wire's two, which are GETs, and twins of ours that say more. The noun is the order: its screens follow these acts. */
export const refundCalls = calls('order', '/admin/store/order', {
  refund: get('/refund', {
    permission: 'admin:order:refund',
    dataScope: 'sole_order',
    about:
      'Answers a request. The goods that it names, or all of an order that did not leave, are refunded by an amount of their worth or more, freight aside; less than that is money only, and the goods stay.',
    query: z.object({ orderNo, amount: refundAmount }),
    returns: z.literal(true),
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      orderRefusals.IN_CASE,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.NOT_ASKED,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.OVER_LIMIT,
      approvalRefusals.REFUNDS_OF_DAY,
      refundRefusals.PIECE_IN_CASE,
    ],
  }),
  refuseRefund: get('/refund/refuse', {
    permission: 'admin:order:refund:refuse',
    dataScope: 'sole_order',
    query: z.object({ orderNo, reason: text(255).default('') }),
    returns: nothing,
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      refundRefusals.REASON,
      refundRefusals.NOT_ASKED,
      refundRefusals.CANCELLED_GOES_BACK,
    ],
  }),
  agreeRefund: post('/refund/agree', {
    permission: 'admin:order:refund',
    dataScope: 'order',
    about:
      'Refunds all or a part, asked for or not; the rest can follow. A repeated `requestKey` answers the refund it made the first time.',
    body: RefundTerms,
    returns: Refund,
    refuses: [
      refundRefusals.PART_WAITS,
      orderRefusals.NOT_FOUND,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.OVER_LIMIT,
      approvalRefusals.REFUNDS_OF_DAY,
      refundRefusals.LINE_NOT_FOUND,
      refundRefusals.LINE_TWICE,
      refundRefusals.LINE_TOO_MANY,
      refundRefusals.PIECE_IN_CASE,
      orderRefusals.IN_CASE,
      refundRefusals.OTHER_REQUEST,
    ],
  }),
  proposeRefund: post('/refund/propose', {
    permission: 'admin:order:refund',
    dataScope: 'whole_order',
    about: 'Submits a refund above the own limit to a second person; nothing moves before it is approved.',
    body: RefundTerms,
    returns: nothing,
    says: '已提交复核',
    refuses: [
      orderRefusals.NOT_FOUND,
      refundRefusals.UNPAID,
      refundRefusals.TOO_MUCH,
      refundRefusals.ZERO,
      refundRefusals.UNDER_WAY,
      refundRefusals.REFUNDED_ALREADY,
      refundRefusals.CANCELLED_GOES_BACK,
      refundRefusals.LINE_NOT_FOUND,
      refundRefusals.LINE_TWICE,
      refundRefusals.LINE_TOO_MANY,
      refundRefusals.PIECE_IN_CASE,
      orderRefusals.IN_CASE,
      approvalRefusals.WAITS_ALREADY,
    ],
  }),
  declineRefund: post('/refund/decline', {
    permission: 'admin:order:refund:refuse',
    dataScope: 'sole_order',
    body: z.object({ orderNo, reason: words(255, '请填写拒绝退款原因') }),
    returns: nothing,
    refuses: [orderRefusals.OF_SEVERAL, orderRefusals.NOT_FOUND, refundRefusals.NOT_ASKED, refundRefusals.CANCELLED_GOES_BACK],
  }),
  refundReasons: get('/refund/reasons', {
    permission: 'admin:order:refund',
    orAnyOf: ['admin:order:case:save'],
    dataScope: 'none',
    about: 'Reasons that the shop offers for a refund; others can be given as well.',
    returns: z.array(z.string()),
  }),
  listRefunds: get('/refund/list', {
    permission: 'admin:order:info',
    dataScope: 'order',
    query: z.object({ orderNo }),
    returns: z.array(Refund),
  }),
});

/** Return case that a refund is of, in what was proposed. */
export const CaseOfRefund = z.object({ id });

/** Proposed refunds as the noun that waits, so that open screens hear when one is proposed and when it is decided. */
export const proposedRefundCalls = calls('approval', '/admin/store/order', {
  proposedRefunds: get('/refund/proposed', {
    permission: 'admin:order:info',
    orAnyOf: ['admin:order:list', 'admin:order:case:list'],
    dataScope: 'whole_order',
    about: 'Refunds that wait for a second person, the latest first; `caseId` where one is of a return case.',
    returns: z.array(
      z.object({
        orderNo: z.string(),
        caseId: id.nullable(),
        amount: sum,
        reason: z.string(),
        proposer: z.string(),
        createTime: moment,
      }),
    ),
  }),
});
