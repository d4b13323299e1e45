import { type Fen, yuanOfFen } from '../../fen.ts';
import { actsOf } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { refusals } from '../../refusal.ts';

export const partPaymentRefusals = refusals('order_part_payment', {
  STANDS: {
    says: (p: { orderNo: string; paid: Fen }) =>
      `订单 ${p.orderNo} 已分次收款 ${yuanOfFen(p.paid)} 元，请在收款里收齐余款，或先作废这些收款`,
  },
  TOO_MUCH: { says: (p: { left: Fen }) => `这张订单最多还能收 ${yuanOfFen(p.left)} 元` },
  ONCE: { onConstraint: 'order_part_payment__receipt', says: () => '这张收款单已记在订单上' },
});

labelsOf('order_part_payment', {
  orderId: '订单',
  amount: '金额',
  method: '收款方式',
  receiptNo: '收款单号',
  voidTime: '作废时间',
  createTime: '收款时间',
  updateTime: '修改时间',
});
actsOf('order_part_payment', '订单的分次收款', {});
