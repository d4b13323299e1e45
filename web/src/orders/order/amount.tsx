import { yuanText } from '#web/ui/cells/yuan.tsx';
import { amountText } from './amounts.ts';
import type { OrderRow } from './situation.tsx';

/** Price of an order, which is due until it is paid, and what of it went back. */
export const Amount = ({ order: { paid, payPrice, refundPrice } }: { order: OrderRow }) => (
  <>
    <span className="figure">{amountText(payPrice)}</span>
    {!paid && <small className="under">应付</small>}
    {refundPrice !== null && refundPrice > 0 && <small className="under">{`已退 ${yuanText(refundPrice)}`}</small>}
  </>
);
