import { type Fen, yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const cashPaymentRefusals = refusals('cash_payment', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张付款单，请刷新页面' },
  DECIDED: { says: (p: { state: string }) => `付款单${p.state}，请刷新页面` },
  OWN: { onConstraint: 'cash_payment__two_people', says: () => '不能审批自己申请的付款，请由另一人审批；不想付了可以撤回' },
  NOT_OWN: { code: 403, says: () => '只有申请人能撤回付款申请，别人的申请请用拒绝' },
  NO_REASON: { says: () => '拒绝时请填写原因' },
  NO_DECISION: { says: () => '请选择通过或拒绝' },
  NOT_YET: { says: () => '付款单还没有审批通过，不能登记付款' },
  REJECTED: { says: () => '付款单未通过，不能登记付款' },
  PAID: { says: (p: { payer: string }) => `付款已由${p.payer}登记，请刷新页面` },
  FUTURE: { says: () => '付款时间不能晚于现在' },
  NO_SUBJECT: { says: () => '退款请填写订单号' },
  NOT_BY_HAND: { says: () => '结算款请在结算单里申请付款' },
  AMOUNT: { says: (p: { due: Fen }) => `付款金额与应退金额 ${yuanOfFen(p.due)} 元不一致` },
  NUMBER_TAKEN: { onConstraint: 'cash_payment__payment_no', says: () => '付款单号重复，请再提交一次' },
  ASKED: {
    onConstraint: ['cash_payment__settlement', 'cash_payment__refund'],
    says: () => '这张单据已经申请过付款，请在付款列表里查看',
  },
});
