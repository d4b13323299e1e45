import { PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { DialogButton } from '#web/ui/index.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';

const ApplyFields = lazy(() => import('./apply-fields.tsx').then((module) => ({ default: module.ApplyFields })));

const blank = {
  bizType: cashPaymentKinds.other,
  bizNo: '',
  payee: '',
  bank: '',
  account: '',
  amount: null,
  reason: '',
};

/** Applies for a payment. */
export const ApplyButton = () => (
  <DialogButton
    label="申请付款"
    title="申请付款"
    saveLabel="提交审批"
    says="已提交，等待另一人审批"
    call={cashPaymentCalls.save}
    start={blank}
    before={withRequestKey}
    primary
    icon={<PlusOutlined aria-hidden />}
  >
    <ApplyFields />
  </DialogButton>
);
