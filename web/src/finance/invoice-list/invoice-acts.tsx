import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { carriers, colors, invoiceStates } from '#contract/finance/invoices/invoice-enums.ts';
import type { Invoice } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { startOfMonth } from '#contract/moment.ts';
import { DialogButton, HistoryButton, TextField, needed } from '#web/ui/index.ts';
import { DropButton } from '../invoice-parts/drop-button.tsx';
import { RedButton } from './red-button.tsx';

interface Props<K extends keyof Invoice = keyof Invoice> {
  invoice: Pick<Invoice, K>;
  /** Repeats the dialog's own, where a row looks for it. */
  call: typeof invoiceCalls.void | typeof invoiceMailCalls.send;
}

export const VoidButton = ({ invoice: { id, invoiceNo } }: Props) => (
  <DialogButton
    label="作废"
    title={`作废 ${invoiceNo}`}
    saveLabel="作废"
    danger
    says={`已作废 ${invoiceNo}`}
    call={invoiceCalls.void}
    start={{ id, reason: '' }}
    touches={['invoice_application']}
  >
    <p>请先收回全部联次并在税控系统里作废。作废后不能恢复，申请回到待开票。</p>
    <TextField
      name="reason"
      label="作废原因"
      check={needed('请输入作废原因')}
      rows={3}
      maxLength={200}
      showCount
      placeholder="请输入作废原因"
    />
  </DialogButton>
);

/** The application lists the mails of its invoice among its steps. */
const APPLICATION = applicationCalls.info.noun;

export const SendButton = ({ invoice: { id, invoiceNo, mailState } }: Props) => {
  const label = mailState === null ? '发送' : '重新发送';
  return (
    <DialogButton
      label={label}
      title={`${label} ${invoiceNo}`}
      saveLabel={label}
      says={`正在发送 ${invoiceNo}，结果见操作日志`}
      call={invoiceMailCalls.send}
      start={{ id }}
      input={({ email }) => ({ id, ...(typeof email === 'string' && email.trim() !== '' && { email }) })}
      touches={[APPLICATION]}
    >
      <p>发票和版式文件用邮件发给用户。</p>
      <TextField name="email" maxLength={100} inputMode="email" placeholder="不填时发到申请里的邮箱" />
    </DialogButton>
  );
};

export const HandOverButton = ({ invoice: { id, invoiceNo } }: Props<'id' | 'invoiceNo'>) => (
  <DialogButton
    label="登记转交"
    title={`登记转交 ${invoiceNo}`}
    saveLabel="登记转交"
    says={`已登记转交 ${invoiceNo}`}
    call={invoiceMailCalls.send}
    start={{ id, byHand: true }}
    touches={[APPLICATION]}
  >
    <p>系统不会发送：请下载版式文件转给用户，在这里登记给了谁。都不填时按申请里的邮箱和手机登记。</p>
    <TextField name="email" maxLength={100} inputMode="email" />
    <TextField name="phone" maxLength={15} inputMode="tel" />
  </DialogButton>
);

const isVoidable = ({ carrier, status, color, issueDate, requestId }: Invoice) =>
  requestId === null &&
  carrier === carriers.paper &&
  color === colors.blue &&
  status === invoiceStates.normal &&
  startOfMonth(issueDate).getTime() === startOfMonth(new Date()).getTime();

const isReversible = ({ color, status, requestId }: Invoice) =>
  requestId === null && color === colors.blue && (status === invoiceStates.normal || status === invoiceStates.partlyReversed);

/** Acts on an invoice in its present state. */
export const invoiceActs = (invoice: Invoice) => (
  <>
    {isReversible(invoice) && <RedButton invoice={invoice} />}
    {invoice.requestId !== null && (
      <DropButton requestId={invoice.requestId} of={`${invoice.invoiceNo} 的红字发票`} call={invoiceServiceCalls.drop} />
    )}
    {invoice.fileUrl !== '' && <SendButton invoice={invoice} call={invoiceMailCalls.send} />}
    {invoice.fileUrl !== '' && <HandOverButton invoice={invoice} call={invoiceMailCalls.send} />}
    {isVoidable(invoice) && <VoidButton invoice={invoice} call={invoiceCalls.void} />}
    <HistoryButton noun="invoice" id={invoice.id} call={invoiceCalls.list} />
  </>
);
