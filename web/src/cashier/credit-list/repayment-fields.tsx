import { Field } from '#web/ui/index.ts';
import { MoneyFields } from '../receipt-list/money-fields.tsx';
import { OpenDebts } from '../receipt-list/open-debts.tsx';

/** Fields of a repayment of an account that is known. */
export const RepaymentFields = () => (
  <>
    <Field name="debts" optional help="一笔转账还几笔时一起选；金额改小就是还一部分">
      <OpenDebts />
    </Field>
    <MoneyFields />
  </>
);
