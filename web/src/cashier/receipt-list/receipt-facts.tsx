import { type CashReceipt, cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { labelOf } from '#contract/choices.ts';
import { Facts, Lines, when, yuanText } from '#web/ui/index.ts';

/** Facts for whoever sees whether the money is there. */
export const ReceiptFacts = ({ of: receipt }: { of: CashReceipt }) => (
  <Facts
    of={[
      [
        '类型',
        [labelOf(cashReceiptKinds, receipt.bizType), receipt.parts.length === 0 && receipt.bizNo].filter(Boolean).join(' '),
      ],
      [
        '订单',
        receipt.parts.length > 0 && (
          <Lines key="parts" of={receipt.parts.map(({ orderNo, amount }) => ({ text: `${orderNo} ${yuanText(amount)}` }))} />
        ),
      ],
      [
        '还哪几笔',
        receipt.debts.length > 0 && (
          <Lines key="debts" of={receipt.debts.map(({ number, amount }) => ({ text: `${number} ${yuanText(amount)}` }))} />
        ),
      ],
      ['付款方', receipt.payer],
      ['方式', receiptMethods.labels[receipt.method]],
      ['金额', yuanText(receipt.amount)],
      ['交易流水号', receipt.tradeNo],
      ['收款时间', when(receipt.receivedAt)],
      ['收银员', receipt.cashier],
      ['备注', receipt.remark],
    ]}
  />
);
