import { refusals } from '../../refusal.ts';
import { invoiceApplicationRefusals } from './invoice-application-refusals.ts';

export const invoiceRefusals = refusals('invoice', {
  NOT_FOUND: { says: () => '发票不存在' },
  SAME_PERSON: { says: () => '审核人不能开具同一申请的发票，请换一人开具' },
  NUMBER_TAKEN: { onConstraint: 'invoice__number', says: () => '发票号码已存在' },
  NUMBER_20: { says: () => '数电票的发票号码应为20位数字' },
  NUMBER_8: { says: () => '发票号码应为8位数字' },
  CODE: { says: () => '发票代码应为10位或12位数字' },
  NO_CODE: { says: () => '数电票没有发票代码，请留空' },
  NO_FILE: { says: () => '请上传发票版式文件' },
  WRONG_FILE: { says: () => '请上传 PDF、OFD 或 XML 文件' },
  FUTURE: { says: () => '开票日期不能晚于今天' },
  TOO_EARLY: { says: ({ day }: { day: string }) => `开票日期不能早于${day}，请核对` },
  NO_LINES: { says: () => '请填写开票明细' },
  AMOUNT_DIFFERS: { says: () => '开票金额与申请金额不一致' },
  WRONG_ORDER: { says: ({ orderNo }: { orderNo: string }) => `订单${orderNo}不在这份申请里` },
  RECHARGE_LINES: { says: () => '充值应按“预付卡销售和充值”（商品编码 601 开头）不征税开具' },
  DISCOUNT: { says: () => '折扣行应紧跟同一订单、同一税率的商品行，金额不能超过它' },
  RED_TOO_MUCH: { onConstraint: 'invoice__reversed', says: () => '红冲金额不能大于可红冲金额' },
  TASK_OPEN: {
    onConstraint: ['invoice_red_task__refund', 'invoice_red_task__recharge_refund'],
    says: () => '这笔退款已登记待红冲',
  },
  NOT_REVERSIBLE: { says: () => '只有未作废、未红冲完的蓝字发票可以红冲' },
  WHOLE_ONLY: { says: () => '开票有误须全额红冲' },
  REVERSING: { says: () => '开票服务正在开红字发票，请等结果' },
  NOT_VOIDABLE: { says: () => '仅纸质发票当月可作废' },
  NO_REASON: { says: () => '请输入作废原因' },
});
export const notIssued = [
  invoiceApplicationRefusals.NOT_FOUND,
  invoiceApplicationRefusals.UNAUDITED,
  invoiceApplicationRefusals.ISSUED,
  invoiceApplicationRefusals.ISSUING,
  invoiceApplicationRefusals.REFUND_PENDING,
  invoiceApplicationRefusals.NOTHING_LEFT,
  invoiceRefusals.SAME_PERSON,
  invoiceRefusals.NO_LINES,
  invoiceRefusals.AMOUNT_DIFFERS,
  invoiceRefusals.WRONG_ORDER,
  invoiceRefusals.RECHARGE_LINES,
  invoiceRefusals.DISCOUNT,
];
export const notReversed = [
  invoiceRefusals.NOT_FOUND,
  invoiceRefusals.NOT_REVERSIBLE,
  invoiceRefusals.REVERSING,
  invoiceRefusals.RED_TOO_MUCH,
  invoiceRefusals.WHOLE_ONLY,
];
