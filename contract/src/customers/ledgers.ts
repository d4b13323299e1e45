import { z } from 'zod';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';

export const ledgerRefusals = refusals('ledger', {
  OPENED_BALANCE: { onConstraint: 'user_bill__opening', says: () => '用户已经导入过期初余额' },
  OPENED_POINTS: { onConstraint: 'integral_record__opening', says: () => '用户已经导入过期初积分' },
  SHORT_OF_BALANCE: { onConstraint: 'customer__now_money', says: () => '用户余额不足' },
  SHORT_OF_POINTS: { onConstraint: 'customer__integral', says: () => '用户积分不足' },
  SHORT_OF_EXPERIENCE: { onConstraint: 'customer__experience', says: () => '用户经验不足' },
  SHORT_OF_COMMISSION: { says: () => '用户可提现佣金不足' },
});

/** Causes of movements of a balance: types of the wire with their titles. */
export const balanceKinds = choices({
  system_add: '后台操作',
  system_sub: '后台操作',
  pay_order: '购买商品',
  pay_product_refund: '商品退款',
  pay_recharge: '充值支付',
  user_recharge_refund: '系统退款',
  transferIn: '佣金转余额',
  opening: '期初导入',
  merge: '合并用户',
});
export type BalanceKind = (typeof balanceKinds.values)[number];

/** Causes of movements of points; labels are the wire's titles. `gain` comes with a payment, `loss` takes it back. */
export const pointsKinds = choices({
  system: '后台积分操作',
  sign: '签到积分奖励',
  gain: '用户订单付款成功',
  use: '用户订单付款成功',
  giveBack: '订单退款',
  loss: '订单退款',
  opening: '期初导入',
  merge: '合并用户',
});
export type PointsKind = (typeof pointsKinds.values)[number];

/** States of points; numbers of the wire. Only complete ones count. */
export const pointsStates = choices({
  created: [1, '待收货'],
  frozen: [2, '冻结期'],
  complete: [3, '已完成'],
  invalid: [4, '已失效'],
});

/** Causes of movements of experience; labels are the wire's titles. */
export const experienceKinds = choices({
  gain: '用户订单付款成功',
  sign: '签到经验奖励',
  loss: '用户退款',
  system: '管理员操作',
  merge: '合并用户',
});
export type ExperienceKind = (typeof experienceKinds.values)[number];

/** Causes of movements of commission; labels are the wire's titles. `loss` takes back what an order earned, `refused` a withdrawal. */
export const commissionKinds = choices({
  gain: '获得推广佣金',
  loss: '订单退款收回佣金',
  withdraw: '提现申请',
  refused: '提现申请拒绝',
  transfer: '佣金转余额',
  opening: '期初导入',
  merge: '合并用户',
});
export type CommissionKind = (typeof commissionKinds.values)[number];

/** State of commission; numbers of the wire. Complete and withdrawing rows count. */
export const commissionStates = choices({
  created: [1, '待收货'],
  frozen: [2, '冻结期'],
  complete: [3, '已完成'],
  invalid: [4, '已失效'],
  withdrawing: [5, '提现审核中'],
});

/** Sums of what a filter finds in a ledger: what came in, what left and the difference. Null where a word finds too much to add up. */
export const ledgerSums = <F extends z.ZodType<number>>(figure: F) =>
  z.object({ income: figure, outlay: figure, net: figure }).nullable();
export type LedgerSums = z.output<ReturnType<typeof ledgerSums>>;
