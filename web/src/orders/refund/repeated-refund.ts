import type { Fen } from '#contract/fen.ts';
import type { RefundState } from '../order/situation.tsx';
import { type Good, type Piece, type Refund, type Refundable, proposalFor } from './refund-pieces.ts';
import { isFree, leftToRefund } from './refund-sum.ts';

/** Goods of a refund, and what comes with them. */
export interface Plan {
  pieces: Piece[];
  freight: boolean;
  /** The amount is the person's own. */
  isOwn: boolean;
}

/** The latest refund, where nobody was paid by it and the customer has not asked anew since. */
export function failedTry(
  { isRequested, refundReasonTime }: RefundState & Pick<Refundable, 'refundReasonTime'>,
  refunds: readonly Refund[],
) {
  const [latest] = refunds;
  if (latest?.state !== 'failed') return undefined;
  const isAskedAnew = isRequested && refundReasonTime !== null && refundReasonTime > latest.createTime;
  return isAskedAnew ? undefined : latest;
}

export interface Repeated extends Plan {
  amount: Fen;
  reason: string;
  restock: boolean;
}

/** The failed refund once more; undefined where its return case repeats it, or the order has not that much left to refund. */
export function repeatedRefund(order: Refundable, goods: readonly Good[], failed: Refund | undefined): Repeated | undefined {
  if (!failed || failed.caseId || failed.amount === null || failed.amount > leftToRefund(order)) return undefined;
  const { amount, reason, restock } = failed;
  const pieces = failed.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const isLeft = ({ lineId, quantity }: Piece) => goods.some((good) => good.lineId === lineId && quantity <= good.left);
  if (!pieces.every(isLeft)) return undefined;
  const freight = [false, true].find((isBack) => proposalFor(order, goods, pieces, isBack) === amount);
  const isOwn = freight === undefined || (goods.length === 0 && !isFree(order));
  return { amount, reason, restock, pieces, freight: freight ?? false, isOwn };
}
