import { lazy } from 'react';
import { cashPaymentExportCalls, cashPaymentExportColumns } from '#contract/cashier/cash-payment-export.ts';
import { type CashPayment, cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import {
  ChoiceFilter,
  ChoiceTabs,
  type Column,
  CopyText,
  DateRangeFilter,
  ExportButton,
  ListPage,
  TextFilter,
  when,
  yuan,
} from '#web/ui/index.ts';
import { Pictures } from '#web/ui/cells/pictures.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Payee } from './payee.tsx';

const PaymentActs = lazy(() => import('./payment-acts.tsx').then((module) => ({ default: module.PaymentActs })));

const Numbers = ({ of: { paymentNo, bizNo } }: { of: CashPayment }) => (
  <span className="cell-lines">
    <CopyText text={paymentNo} />
    {bizNo !== '' && <small>{bizNo}</small>}
  </span>
);

const columns: readonly Column<CashPayment>[] = [
  { field: 'paymentNo', width: 200, card: 'title', show: (_, payment) => <Numbers of={payment} /> },
  { field: 'bizType', width: 64, of: cashPaymentKinds },
  { field: 'payee', width: 216, show: (_, payment) => <Payee of={payment} /> },
  { field: 'amount', show: yuan },
  { field: 'reason', width: 116, card: 'none' },
  { field: 'applicant', width: 76, card: 'none' },
  { field: 'auditor', width: 76, card: 'none' },
  { field: 'status', width: 84, of: cashPaymentStates },
  { field: 'paidAt', show: when },
  { field: 'merName', width: 120, hidden: true },
  { field: 'auditRemark', width: 140, hidden: true },
  { field: 'payoutNo', width: 140, hidden: true },
  { field: 'payer', width: 76, hidden: true },
  { field: 'createTime', show: when, hidden: true },
  {
    field: 'vouchers',
    width: 140,
    hidden: true,
    show: (urls, { paymentNo }) => urls.length > 0 && <Pictures urls={urls} alt={`${paymentNo} 的凭证`} />,
  },
];

/** Money that the shop pays out by hand. */
export const PaymentList = () => (
  <ListPage
    title="付款"
    called="付款单"
    call={cashPaymentCalls.list}
    tabs={<ChoiceTabs name="status" of={cashPaymentStates} call={cashPaymentCalls.list} />}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="bizType" of={cashPaymentKinds} />
        <DateRangeFilter name="dateLimit" />
      </>
    }
    columns={columns}
    actions={
      <>
        <ExportButton
          call={cashPaymentExportCalls.exportPayments}
          of={cashPaymentCalls.list}
          columns={cashPaymentExportColumns}
          unit="张付款单"
        />
        <ApplyButton />
      </>
    }
    rowActions={(payment) => <PaymentActs of={payment} />}
    empty={{ says: '还没有付款。结算款由结算单申请，线下退款和其他支出在这里申请，由另一人审批后付款', action: <ApplyButton /> }}
  />
);
