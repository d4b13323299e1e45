import { lazy } from 'react';
import { cashReceiptExportCalls, cashReceiptExportColumns } from '#contract/cashier/cash-receipt-export.ts';
import { type CashReceipt, cashReceiptKinds, cashReceiptStates, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import {
  ChoiceFilter,
  ChoiceTabs,
  type Column,
  CopyText,
  DateRangeFilter,
  ExportButton,
  ListPage,
  OrderLink,
  TextFilter,
  when,
  yuan,
} from '#web/ui/index.ts';
import { Pictures } from '#web/ui/cells/pictures.tsx';
import { ReceiveButton } from './receive-button.tsx';

const ReceiptActs = lazy(() => import('./receipt-acts.tsx').then((module) => ({ default: module.ReceiptActs })));

const Numbers = ({ of: { receiptNo, bizNo, parts } }: { of: CashReceipt }) => (
  <span className="cell-lines">
    <CopyText text={receiptNo} />
    {parts.map(({ orderNo }) => (
      <OrderLink key={orderNo} orderNo={orderNo} />
    ))}
    {parts.length === 0 && bizNo !== '' && <small>{bizNo}</small>}
  </span>
);

const columns: readonly Column<CashReceipt>[] = [
  { field: 'receiptNo', width: 232, card: 'title', show: (_, receipt) => <Numbers of={receipt} /> },
  { field: 'bizType', width: 76, of: cashReceiptKinds },
  { field: 'payer', width: 128 },
  { field: 'method', width: 76, of: receiptMethods },
  { field: 'amount', show: yuan },
  { field: 'receivedAt', show: when },
  { field: 'cashier', width: 80, card: 'none' },
  { field: 'status', width: 84, of: cashReceiptStates },
  {
    field: 'vouchers',
    width: 112,
    card: 'none',
    show: (urls, { receiptNo }) => urls.length > 0 && <Pictures urls={urls} alt={`${receiptNo} 的凭证`} />,
  },
  { field: 'merName', width: 120, hidden: true },
  { field: 'tradeNo', width: 140, hidden: true },
  { field: 'confirmer', width: 80, hidden: true },
  { field: 'confirmTime', show: when, hidden: true },
  { field: 'voidReason', width: 140, hidden: true },
  { field: 'remark', width: 140, hidden: true },
];

/** Money that people received. */
export const ReceiptList = () => (
  <ListPage
    title="收款"
    called="收款单"
    call={cashReceiptCalls.list}
    tabs={<ChoiceTabs name="status" of={cashReceiptStates} call={cashReceiptCalls.list} />}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="bizType" of={cashReceiptKinds} />
        <ChoiceFilter name="method" of={receiptMethods} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    actions={
      <>
        <ExportButton
          call={cashReceiptExportCalls.exportReceipts}
          of={cashReceiptCalls.list}
          columns={cashReceiptExportColumns}
          unit="张收款单"
        />
        <ReceiveButton />
      </>
    }
    rowActions={(receipt) => <ReceiptActs of={receipt} />}
    empty={{ says: '还没有收款。用户转账、刷卡或付现金后在这里登记，核对到账后确认，订单随之付款', action: <ReceiveButton /> }}
  />
);
