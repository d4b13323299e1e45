import type { CashPayment } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { flagChoices } from '#contract/choices.ts';
import { VOUCHERS_MAX } from '#contract/cashier/vouchers.ts';
import { PicturesInput } from '#web/media/index.ts';
import { DialogButton, Field, FlagField, MomentInput, TextField, yuanText } from '#web/ui/index.ts';
import { PaymentFacts } from './payment-facts.tsx';

const byCash = flagChoices('是', '否');

interface Props {
  payment: CashPayment;
  /** Repeats that of the dialog, where a row looks for it. */
  call: typeof cashPaymentCalls.paid;
}

/** Says that an approved payment has left. */
export const PaidButton = ({ payment }: Props) => {
  const { id, amount, payee } = payment;
  const sum = yuanText(amount);
  return (
    <DialogButton
      label="登记付款"
      title={`登记给${payee}的付款`}
      saveLabel={`已付款 ${sum}`}
      says={`已登记付款 ${sum}`}
      call={cashPaymentCalls.paid}
      start={{ id, paidAt: null, payoutNo: '', vouchers: [], isCash: false }}
    >
      <p>{`请先在银行付款 ${sum}，系统不会自动付款。登记后不能撤回。`}</p>
      <PaymentFacts of={payment} />
      <Field name="paidAt" optional help="不填为现在">
        <MomentInput past />
      </Field>
      <FlagField name="isCash" of={byCash} help="从钱箱里付的现金；打开后记进当天的日结" />
      <TextField name="payoutNo" optional placeholder="银行回单上的流水号，日后凭它核对" />
      <Field name="vouchers" optional help={`银行回单的照片，最多 ${VOUCHERS_MAX} 张`}>
        <PicturesInput model="cashier" max={VOUCHERS_MAX} />
      </Field>
    </DialogButton>
  );
};
