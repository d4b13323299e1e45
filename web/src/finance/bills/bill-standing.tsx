import { type PaymentBill, billStates } from '#contract/payments/bills.ts';
import { Choice, Signal } from '#web/ui/index.ts';

/** State of a bill: how many of its differences nobody has resolved, or what it came to. */
export const BillStanding = ({ of: { state, open } }: { of: Pick<PaymentBill, 'state' | 'open'> }) =>
  state === 'differs' ? <Signal of="trouble">{`${open} 笔差异待处理`}</Signal> : <Choice of={billStates} value={state} />;
