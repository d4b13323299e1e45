import { type BankLine, bankDirections } from '#contract/cashier/bank-line-record.ts';
import { yuanText } from '#web/ui/index.ts';

/** Amount of a line with its direction. */
export const Moved = ({ of: { direction, amount } }: { of: Pick<BankLine, 'direction' | 'amount'> }) => {
  const isIn = direction === bankDirections.in;
  return <span className={isIn ? 'figure money-in' : 'figure money-out'}>{`${isIn ? '+' : '−'}${yuanText(amount)}`}</span>;
};
