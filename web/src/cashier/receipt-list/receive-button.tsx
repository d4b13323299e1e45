import { PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { DialogButton } from '#web/ui/index.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';
import { receiptOf } from './receipt-of.ts';

const ReceiveFields = lazy(() => import('./receive-fields.tsx').then((module) => ({ default: module.ReceiveFields })));

const blank = {
  bizType: cashReceiptKinds.order,
  bizNo: '',
  parts: [],
  isPartial: false,
  creditId: null,
  debts: [],
  payer: '',
  method: null,
  amount: null,
  tradeNo: '',
  receivedAt: null,
  vouchers: [],
  remark: '',
};

/** Writes down money that was received. */
export const ReceiveButton = () => (
  <DialogButton
    label="新增收款"
    title="新增收款"
    saveLabel="登记收款"
    says="已登记，核对到账后请确认"
    call={cashReceiptCalls.save}
    start={blank}
    before={withRequestKey}
    input={receiptOf}
    width={600}
    primary
    icon={<PlusOutlined aria-hidden />}
  >
    <ReceiveFields />
  </DialogButton>
);
