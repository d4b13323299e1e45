import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';

labelsOf('credit_debt', {
  creditId: '赊账客户',
  creditNo: '户号',
  company: '单位名称',
  orderId: '订单',
  orderNo: '订单号',
  says: '说明',
  amount: '金额',
  left: '未还',
  dueDay: '到期日',
  overdueDays: '逾期天数',
  createTime: '赊账时间',
  updateTime: '修改时间',
});
actsOf('credit_debt', '欠款', {});

labelsOf('credit_entry', {
  creditId: '赊账客户',
  debtId: '欠款',
  kind: '类型',
  amount: '金额',
  balance: '之后欠款',
  orderNo: '订单号',
  receiptNo: '收款单号',
  says: '说明',
  actor: '操作人',
  createTime: '时间',
});
actsOf('credit_entry', '赊账流水', {});
