import { flagChoices } from '#contract/choices.ts';
import { carriers, colors, invoiceStates, invoiceTypes, issueWays } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceCalls, invoiceExportCalls } from '#contract/finance/invoices/invoices.ts';
import { mailStates } from '#contract/notifications/mails.ts';
import { ChoiceFilter, DateRangeFilter, ListPage, TextFilter, day, yuan, yuanText } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { invoiceActs } from './invoice-acts.tsx';
import { FileLink, InvoiceDetail } from './invoice-detail.tsx';
import { Status } from './status.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';

const dueOrNot = flagChoices('有退款待红冲', '没有待红冲');

/** Issued invoices, blue and red. */
export const InvoiceList = () => (
  <ListPage
    title="发票"
    call={invoiceCalls.list}
    sums={<InvoiceFigures />}
    actions={<WorkbookButton call={invoiceExportCalls.export} of={invoiceCalls.list} />}
    filters={
      <>
        <TextFilter name="keywords" placeholder="发票号码/抬头/税号/订单号" />
        <DateRangeFilter name="dateLimit" label="开票日期" />
        <ChoiceFilter name="status" of={invoiceStates} />
        <ChoiceFilter name="color" of={colors} />
        <ChoiceFilter name="redDue" of={dueOrNot} />
        <ChoiceFilter name="invoiceType" of={invoiceTypes} />
        <ChoiceFilter name="carrier" of={carriers} />
      </>
    }
    columns={[
      { field: 'invoiceNo', width: 184, opens: true },
      { field: 'invoiceCode', width: 120, hidden: true },
      { field: 'color', of: colors, width: 68, card: 'none' },
      { field: 'carrier', of: carriers, width: 100, card: 'none' },
      { field: 'invoiceType', of: invoiceTypes, width: 130, hidden: true },
      { field: 'buyerName', width: 148, card: 'title' },
      { field: 'buyerTaxNo', width: 180, hidden: true },
      { field: 'amountExTax', show: yuan, hidden: true },
      { field: 'taxAmount', show: yuan, hidden: true },
      { field: 'amount', width: 96, show: yuan },
      { field: 'status', width: 108, card: 'status', show: (_, row) => <Status of={row} /> },
      { field: 'redDue', width: 84, align: 'right', show: (due) => (due > 0 ? yuanText(due) : null) },
      { field: 'mailState', of: mailStates, width: 104 },
      { field: 'issueDate', width: 84, show: day },
      { field: 'applyNo', width: 180, hidden: true },
      { field: 'way', of: issueWays, width: 96, hidden: true },
      { field: 'operator', width: 96, hidden: true },
      { field: 'fileUrl', width: 72, show: (address) => address !== '' && <FileLink address={address} /> },
    ]}
    rowActions={invoiceActs}
    detail={{ title: (row) => `发票 ${row?.invoiceNo ?? ''}`, show: (id) => <InvoiceDetail key={id} id={id} />, width: 960 }}
    empty={{ says: '还没有开具过发票，审核通过的申请开票后会出现在这里' }}
  />
);
