import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { DialogButton, TextField, needed } from '#web/ui/index.ts';

interface Props {
  requestId: number;
  /** Owner of the invoice, in the title. */
  of: string;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof invoiceServiceCalls.drop;
}

/** Gives up waiting for the service, once the tax platform shows that nothing came of it. */
export const DropButton = ({ requestId, of }: Props) => (
  <DialogButton
    label="停止等待"
    title={`停止等待 ${of}`}
    saveLabel="停止等待"
    danger
    says="已停止等待"
    call={invoiceServiceCalls.drop}
    start={{ id: requestId, reason: '' }}
    touches={['invoice_application', 'invoice']}
  >
    <p>请先到税务平台确认没有开出，否则再开一次会重复。停止后可以重新提交，也可以手工登记。</p>
    <TextField
      name="reason"
      label="原因"
      check={needed('请输入停止等待的原因')}
      rows={3}
      maxLength={200}
      showCount
      placeholder="例如：税务平台查过没有开出"
    />
  </DialogButton>
);
