import { refusals } from '../refusal.ts';

export const cashReceiptRefusals = refusals('cash_receipt', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张收款单，请刷新页面' },
  MOVED: { says: (p: { state: string }) => `收款单${p.state}，请刷新页面` },
  NO_ORDER: { says: () => '请选择要收款的订单' },
  NO_RECHARGE: { says: () => '请填写充值单号' },
  NO_CREDIT: { says: () => '请选择还款的赊账客户' },
  SUM: { says: () => '收款金额应等于各订单金额之和' },
  MORE_DEBTS: { says: () => '所选欠款的金额之和不能多于收款金额' },
  FUTURE: { says: () => '收款时间不能晚于现在' },
  BALANCE_ALONE: { says: () => '余额只能用来付清一张订单' },
  ORDER_TAKEN: { onConstraint: 'cash_receipt_part__confirmed', says: () => '订单已有确认过的收款，不能重复确认' },
  ORDER_TWICE: { onConstraint: 'cash_receipt_part__once', says: () => '同一张订单只能选一次' },
  REFUND_FIRST: { says: (p: { number: string }) => `订单 ${p.number} 已收款，请先退款，全部退完后才能作废` },
  RECHARGE_REFUND: { says: () => '充值已到账，请在充值记录里退款，不能作废' },
  NUMBER_TAKEN: { onConstraint: 'cash_receipt__receipt_no', says: () => '收款单号重复，请再提交一次' },
});
