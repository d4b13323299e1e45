import { type CashReceipt, cashReceiptKinds, cashReceiptStates, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { DialogButton, HistoryButton, TextField, needed, yuanText } from '#web/ui/index.ts';
import { ReceiptFacts } from './receipt-facts.tsx';

const { waiting, confirmed, voided } = cashReceiptStates;

const PAYS = '请核对钱已到账、金额一致。确认后订单随之付款，不能撤回，要退钱请给订单退款。';
const REPAYS = '请核对钱已到账、金额一致。确认后冲减欠款：先冲选定的，再冲最早到期的，多出的记为预存。';

/** Help of a void: what it undoes. */
function helpOf({ status, bizType }: CashReceipt): string {
  if (status !== confirmed) return '还没有确认，作废不影响订单和欠款';
  return bizType === cashReceiptKinds.credit
    ? '已冲的欠款恢复未还，按原来的到期日'
    : '已付款的订单要先全部退款，才能作废它的收款';
}

/** Acts on a receipt: confirmed once the money is there, voided while nothing is paid by it. */
export function ReceiptActs({ of: receipt }: { of: CashReceipt }) {
  const { id, status, amount, receiptNo, method, payer, bizType } = receipt;
  const sum = yuanText(amount);
  return (
    <>
      {status === waiting && (
        <DialogButton
          label="确认"
          title={`确认收到${payer}的 ${sum}`}
          saveLabel={`确认收款 ${sum}`}
          says={`已确认收款 ${sum}（${receiptMethods.labels[method]}）`}
          call={cashReceiptCalls.confirm}
          start={{ id }}
          touches={['order', 'user_recharge', 'credit_account', 'task']}
        >
          <p>{bizType === cashReceiptKinds.credit ? REPAYS : PAYS}</p>
          <ReceiptFacts of={receipt} />
        </DialogButton>
      )}
      {status !== voided && (
        <DialogButton
          label="作废"
          title={`作废 ${receiptNo}`}
          saveLabel="作废"
          danger
          says={`已作废 ${receiptNo}`}
          call={cashReceiptCalls.void}
          start={{ id, reason: '' }}
        >
          <TextField
            name="reason"
            check={needed('请填写作废原因')}
            help={helpOf(receipt)}
            rows={2}
            maxLength={200}
            showCount
            placeholder="例如：没有到账，登记错了订单"
          />
        </DialogButton>
      )}
      <HistoryButton noun="cash_receipt" id={id} call={cashReceiptCalls.list} />
    </>
  );
}
