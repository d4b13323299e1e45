import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/index.ts';

/** An amount with its direction. */
export const Moved = ({ isIn, amount }: { isIn: boolean; amount: Fen }) => (
  <span className={isIn ? 'figure money-in' : 'figure money-out'}>{`${isIn ? '+' : '−'}${yuanText(amount)}`}</span>
);
