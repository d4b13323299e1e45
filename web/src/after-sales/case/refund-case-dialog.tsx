import { Form } from 'antd';
import type { Fen } from '#contract/fen.ts';
import type { CaseInfo } from '#contract/after-sales/return-case-record.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';
import { CaseLines } from './case-lines.tsx';
import type { Case } from './case-state.tsx';

function amountProblem(amount: unknown, left: Fen): string | undefined {
  if (typeof amount !== 'number') return '请填写退款金额';
  return amount > left ? `最多还可退 ${yuanText(left)}` : undefined;
}

/** "退款 ¥12.00", as it is typed. */
function Amount({ found }: { found: CaseInfo }) {
  const left = found.refundable ?? 0;
  return (
    <Field
      name="amount"
      help={`收到的商品应退 ${yuanText(found.proposed ?? 0)}，订单还可退 ${yuanText(left)}`}
      check={(amount) => amountProblem(amount, left)}
    >
      <MoneyInput />
    </Field>
  );
}

const refundLabel = (amount: number) => (amount > 0 ? `退款 ${yuanText(amount)}` : '退款');

function Outcome() {
  const amount = Number(Form.useWatch<unknown>('amount') ?? 0);
  return (
    <p className="dialog-outcome" aria-live="polite">
      {amount > 0 && `${refundLabel(amount)} 给用户，可再卖的商品退回库存`}
    </p>
  );
}

/** Closes a return: money for what came back. */
export function RefundCaseDialog({ of: { id, caseNo }, onClose }: { of: Case; onClose: () => void }) {
  const { data: found } = useCall(returnCaseCalls.info, { id }, { saysItself: true });
  return (
    <FormDialog
      title="退款并办结"
      label={({ amount }) => refundLabel(Number(amount))}
      says={(_, { amount }) => `已办结 ${caseNo}，退款 ${yuanText(amount)}`}
      call={returnCaseCalls.refund}
      propose={returnCaseCalls.proposeRefund}
      start={{ id, amount: null }}
      before={withRequestKey}
      isReady={found !== undefined}
      touches={['order']}
      onClose={onClose}
    >
      <Loaded call={returnCaseCalls.info} input={{ id }}>
        {(read) =>
          read && (
            <>
              <CaseLines of={read} />
              <Amount found={read} />
              <Outcome />
            </>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
