import { lazy } from 'react';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import type { CreditAccount } from '#contract/cashier/credit-record.ts';
import {
  DialogButton,
  Field,
  HistoryButton,
  MoneyInput,
  OpenButton,
  RecordDialog,
  TextField,
  needed,
  yuanText,
} from '#web/ui/index.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';
import { CreditFields } from './credit-fields.tsx';
import { receiptOf } from '../receipt-list/receipt-of.ts';

const RepaymentFields = lazy(() => import('./repayment-fields.tsx').then((module) => ({ default: module.RepaymentFields })));
const StatementDialog = lazy(() => import('./statement-dialog.tsx').then((module) => ({ default: module.StatementDialog })));

export const shared = {
  noun: '赊账户',
  save: creditCalls.save,
  call: creditCalls.update,
  blank: { uid: null, company: '', contact: '', phone: '', creditLimit: null, termDays: 30, remark: '' },
  width: 560,
};

const Repay = ({ id: creditId, company: payer, owed }: CreditAccount) => (
  <DialogButton
    key="repay"
    label="还款"
    title={`${payer}还款`}
    saveLabel={({ amount }) => (typeof amount === 'number' ? `登记还款 ${yuanText(amount)}` : '登记还款')}
    says="已登记，核对到账后请在收款里确认，确认后冲欠款"
    call={cashReceiptCalls.save}
    start={{
      bizType: cashReceiptKinds.credit,
      creditId,
      debts: [],
      amount: owed,
      payer,
      method: null,
      tradeNo: '',
      receivedAt: null,
      vouchers: [],
      remark: '',
    }}
    before={withRequestKey}
    input={receiptOf}
    touches={['cash_receipt', 'task']}
    width={600}
  >
    <RepaymentFields />
  </DialogButton>
);

const Adjust = ({ id, company, owed }: CreditAccount) => (
  <DialogButton
    key="adjust"
    label="调整"
    title={`调整${company}的欠款`}
    saveLabel="提交复核"
    call={creditCalls.adjust}
    start={{ id, reason: '' }}
    touches={['approval']}
  >
    <p>{`现在欠 ${yuanText(owed)}。另一人复核通过后记账，在这之前欠款不变。`}</p>
    <Field name="amount" help="多欠填正数，少欠填负数" check={needed('请填写调整金额')}>
      <MoneyInput min="-999999.99" max="999999.99" />
    </Field>
    <TextField name="reason" rows={3} maxLength={150} showCount placeholder="例如：上期漏记的运费，坏账核销" />
  </DialogButton>
);

/** Next steps of an account first, then its papers. */
export const creditActs = (account: CreditAccount) => (
  <>
    {account.owed > 0 && Repay(account)}
    <OpenButton label="对账单" call={creditCalls.statement}>
      {(close) => <StatementDialog account={account} onClose={close} />}
    </OpenButton>
    <RecordDialog {...shared} record={account}>
      <CreditFields />
    </RecordDialog>
    {Adjust(account)}
    <HistoryButton noun="credit_account" id={account.id} call={creditCalls.info} />
  </>
);
