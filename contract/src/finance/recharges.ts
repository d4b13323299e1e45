import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { amount, nothing, page, paged, words } from '../wire.ts';
import { rechargeRefusals } from './recharge-refusals.ts';
import { Recharge, RechargeFilter, rechargeId, RechargeRefundTerms, rechargeTypes } from './recharge-record.ts';

/** Fields that the list can be sorted by. */
const sorted = ['price', 'givePrice', 'payTime'] as const;
/** Sorting by a field, descending with a `-` before it. */
const order = z.templateLiteral([z.literal(['', '-']), z.literal(sorted)]);

const notRefunded = [
  rechargeRefusals.NOT_FOUND,
  rechargeRefusals.UNPAID,
  rechargeRefusals.REFUNDED,
  rechargeRefusals.FROM_COMMISSION,
  rechargeRefusals.UNDER_WAY,
  rechargeRefusals.TOO_MUCH,
  rechargeRefusals.SHORT,
];

export const rechargeCalls = calls('user_recharge', '/admin/user/topUpLog', {
  list: get('/list', {
    permission: 'admin:recharge:list',
    about:
      'Paid ones, unless others are asked for, the latest first without an `order`; keywords are part of an order number, and ' +
      '`dateLimit` is of the moment a recharge was placed.',
    query: paged({ ...RechargeFilter.shape, order: order.optional() }),
    returns: page(Recharge),
  }),
  figures: post('/balance', {
    permission: 'admin:recharge:balance',
    about:
      'Sums of what was paid, gifts aside; the period is that of the list. `ways` (ours) make the total: each way that was used.',
    query: RechargeFilter.pick({ uid: true, dateLimit: true }),
    returns: z.object({
      total: amount,
      routine: amount,
      weChat: amount,
      refund: amount,
      other: amount,
      ways: z.record(z.string(), amount).optional(),
    }),
  }),
  refund: post('/refund', {
    permission: 'admin:recharge:refund',
    about: 'All that is left of the money, or a part; a key that was sent before refunds nothing again.',
    body: RechargeRefundTerms,
    returns: nothing,
    refuses: [...notRefunded, rechargeRefusals.OTHER_REFUND, rechargeRefusals.OVER_LIMIT, approvalRefusals.REFUNDS_OF_DAY],
  }),
  proposeRefund: post('/refund/propose', {
    permission: 'admin:recharge:refund',
    about: 'Submits a refund above the limit of the role to a second person; nothing moves before it is approved.',
    body: RechargeRefundTerms,
    returns: nothing,
    says: '已提交复核',
    refuses: [...notRefunded, approvalRefusals.WAITS_ALREADY],
  }),
  delete: get('/delete', {
    permission: 'admin:recharge:delete',
    query: z.object({ id: rechargeId('数据异常') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.PAID_CANNOT_DELETE],
  }),
});

/** Refunds that no provider pays: people pay them, and say what came of it. */
export const rechargeBackCalls = calls('user_recharge', '/admin/user/topUpLog/refund', {
  confirmPaidBack: post('/offline', {
    permission: 'admin:recharge:refund',
    about: 'Confirms that a refund that no provider pays has been paid by hand.',
    body: z.object({ id: rechargeId('用户充值订单编号不能为空') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.NOTHING_TO_PAY_BACK],
  }),
  failPaidBack: post('/offline/fail', {
    permission: 'admin:recharge:refund',
    about: 'Says that it could not be paid by hand; the money is on the balance again.',
    body: z.object({ id: rechargeId('用户充值订单编号不能为空'), reason: words(255, '请填写没有退成的原因') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.NOTHING_TO_PAY_BACK],
  }),
});

labelsOf('user_recharge', {
  id: '编号',
  uid: '用户ID',
  avatar: '头像',
  nickname: '用户昵称',
  orderId: '订单号',
  orderNo: '订单号',
  price: '支付金额',
  givePrice: '赠送金额',
  rechargeType: '充值类型',
  paid: '是否支付',
  payTime: '支付时间',
  createTime: '下单时间',
  refundPrice: '已退金额',
  keywords: '订单号',
  payBack: '待线下退款',
  type: '退款内容',
  amount: '退款金额',
  reason: '没有退成的原因',
});

historyOf('user_recharge', {
  label: '充值',
  readBy: rechargeCalls.list.permission,
  fields: { ...texts('orderNo'), price: 'yuan', givePrice: 'yuan', refundPrice: 'yuan', rechargeType: rechargeTypes },
  acts: {
    exportRecharges: '导出充值记录',
    create: '下单',
    pay: '支付',
    refund: '退款',
    proposeRefund: '提交退款复核',
    settleRefund: '退款结果',
    returnSurplus: '退回重复付款',
    handOverRefund: '转为线下退款',
    confirmPaidBack: '确认线下退款',
    failPaidBack: '线下退款失败',
  },
});
