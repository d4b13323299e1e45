import { refusals } from '../../refusal.ts';

export const invoiceApplicationRefusals = refusals('invoice_application', {
  NOT_FOUND: { says: () => '开票申请不存在' },
  OFF: { says: () => '本店暂不接受开票申请' },
  NO_ORDERS: { says: () => '请选择需要开票的订单' },
  NOT_INVOICEABLE: { says: ({ orderNo, why }: { orderNo: string; why: string }) => `订单${orderNo}不可开票，${why}` },
  APPLIED: { onConstraint: 'invoice_application_order__live', says: () => '订单已申请过发票，请勿重复申请' },
  NUMBER_TAKEN: { onConstraint: 'invoice_application__apply_no', says: () => '申请单号重复，请再提交一次' },
  REFUND_PENDING: { says: () => '订单存在未完成的退款，暂不能开票' },
  ORDINARY_FOR_RECHARGE: { says: () => '充值只能开普通发票' },
  BALANCE_INVOICED: { says: () => '充值和用这笔余额支付的订单不能重复开票' },
  SPECIAL_FOR_PERSON: { says: () => '个人抬头不能开具专用发票' },
  SPECIAL_OFF: { says: () => '本店只开普通发票' },
  NO_TAX_NUMBER: { says: () => '请输入纳税人识别号' },
  TAX_NUMBER: { says: () => '纳税人识别号格式不正确' },
  NO_SPECIAL_DETAILS: { says: () => '请完善专用发票信息' },
  MASKED: { says: () => '带 * 的内容不完整，请重新填写，或再选一次抬头' },
  NO_RECIPIENT: { says: () => '请填写接收邮箱或手机号' },
  NO_REASON: { says: () => '请输入驳回原因' },
  NO_FAILURE: { says: () => '请输入失败原因' },
  AUDITED: { says: () => '该申请已审核过，请刷新后重试' },
  UNAUDITED: { says: () => '请先审核通过再开票' },
  ISSUED: { says: () => '该申请已开票，请勿重复操作' },
  FAILED: { says: () => '该申请已标记失败，请刷新后重试' },
  ISSUING: { says: () => '开票服务正在开这张发票，请等结果' },
  NOTHING_LEFT: { says: () => '订单已全部退款，没有可开票的金额' },
});

/** Refusals of a title that an invoice cannot be made out to. */
export const titleRefusals = [
  invoiceApplicationRefusals.MASKED,
  invoiceApplicationRefusals.SPECIAL_FOR_PERSON,
  invoiceApplicationRefusals.SPECIAL_OFF,
  invoiceApplicationRefusals.NO_TAX_NUMBER,
  invoiceApplicationRefusals.TAX_NUMBER,
  invoiceApplicationRefusals.NO_SPECIAL_DETAILS,
  invoiceApplicationRefusals.NO_RECIPIENT,
];
