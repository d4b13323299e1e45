import { type Fen, yuanOfFen } from '../fen.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';

export const rechargeRefusals = refusals('user_recharge', {
  NOT_FOUND: { says: () => '数据不存在！' },
  UNPAID: { says: () => '订单未支付' },
  REFUNDED: { says: () => '已退完支付金额!不能再退款了' },
  FROM_COMMISSION: { says: () => '佣金转入余额，不能退款' },
  UNDER_WAY: { onConstraint: 'recharge_refund__paying', says: () => '上一笔退款还在办理，请稍后再试' },
  TOO_MUCH: { says: ({ left }: { left: Fen }) => `最多还能退 ${yuanOfFen(left)} 元` },
  SHORT: { says: () => '余额不足，不能退款' },
  OVER_LIMIT: {
    code: NEEDS_SECOND,
    says: ({ limit }: { limit: Fen }) => `您单笔退款的上限是 ${yuanOfFen(limit)} 元，请提交给另一个人复核`,
  },
  OTHER_REFUND: {
    onConstraint: ['recharge_refund__request_key', 'recharge_refund__refund_no'],
    says: () => '幂等标识已用于另一笔退款，请刷新页面后重试',
  },
  NOTHING_TO_PAY_BACK: { says: () => '充值没有等待线下退还的款项，请刷新页面' },
  PAID_CANNOT_DELETE: { says: () => '已支付的订单记录无法删除' },
  OFF: { says: () => '充值未开启' },
  BELOW_MINIMUM: { says: ({ least }: { least: Fen }) => `充值金额不能低于${yuanOfFen(least)}` },
  KEY_REUSED: {
    onConstraint: ['user_recharge__request_key', 'user_recharge__order_no'],
    says: () => '幂等标识已用于另一笔充值，请换一个',
  },
  AMOUNT_DIFFERS: { says: ({ due }: { due: Fen }) => `收款金额与充值金额不一致，应付 ${yuanOfFen(due)} 元` },
  PAID_OTHERWISE: { onConstraint: 'user_recharge__trade_no', says: () => '充值已用另一笔交易支付' },
});
