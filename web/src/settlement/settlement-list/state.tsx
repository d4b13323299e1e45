import { shortPeriod } from '#contract/settlement/periods.ts';
import { type Settlement, objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { Choice, Signal } from '#web/ui/index.ts';

const { open, confirmed } = settlementStates;

export const periodOf = (bill: Pick<Settlement, 'periodStart' | 'periodEnd'>): string => shortPeriod(bill);

/** Next step of a bill in a word, where its state does not tell it. */
function wordOf({ status, isAtWork, objectionState, paymentNo, payableAmount, carriedTo }: Settlement): string | undefined {
  if (isAtWork) return '生成中';
  if (status === open && objectionState === objectionStates.objected) return '有异议';
  if (status !== confirmed) return undefined;
  if (carriedTo !== '') return '已结转';
  if (payableAmount <= 0) return payableAmount < 0 ? '待结转' : '无需付款';
  return paymentNo === '' ? undefined : '付款中';
}

/** State of a bill, and whom it waits for. */
export function State({ of }: { of: Settlement }) {
  const word = wordOf(of);
  if (word === undefined) return <Choice of={settlementStates} value={of.status} />;
  return (
    <Signal of={word === '有异议' ? 'trouble' : word === '生成中' || word === '付款中' ? 'underway' : 'rest'}>{word}</Signal>
  );
}
