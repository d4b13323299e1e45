import { randomInt } from 'node:crypto';
import type { Fen } from '#contract/fen.ts';
import { type BorneLine, withPlatformParts } from '#contract/orders/lines/platform-part.ts';
import { type PaidLine, splitRefund } from '#contract/orders/lines/refund-split.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { teamStates } from '#contract/marketing/teams.ts';
import { leaveTeam } from '#server/marketing/index.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { beginDisbursement } from '#server/payments/index.ts';
import { authorOf } from '#server/platform/actor.ts';
import { moneyLeft } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { refundableOf } from '../orders/rules.ts';
import { type LineStanding, countOf, piecesLeft } from '../parcels/rules.ts';
import { queueManualRefund } from './queue-manual-refund.ts';
import { getRefund, lineStandings } from './queries.ts';
import { isByHand, isToBalance, isToCredit } from './rules.ts';
import { settleRefund } from './settle-refund.ts';
import { FIRST_STATE } from './states.ts';
import { type RefundRecord, refund, refundLine } from './tables.ts';

interface RefundDraft {
  amount: Fen;
  reason: string;
  restock: boolean;
  requestKey?: string;
  /** The return case that it closes. */
  caseId?: number | undefined;
  /** The goods it is for. */
  pieces?: readonly Piece[] | undefined;
  /** The lines as they stand, where the caller has asked already. */
  lines?: readonly (LineStanding & BorneLine)[];
  /** The lines among these that it lies on; on all of them without. */
  liesOn?: readonly PaidLine[];
}

const newRefundNo = (now: Date): string => `refund${now.getTime()}${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** True if this refund closes the order: no money left, or nothing shipped and no goods left. */
function endsOrder(of: OrderRecord, lines: readonly LineStanding[], amount: Fen, pieces: readonly Piece[]): boolean {
  if (amount === refundableOf(of)) return true;
  if (pieces.length === 0 || of.sentPieces > 0) return false;
  return countOf(pieces) === countOf(piecesLeft(lines));
}

/**
 * Writes the refund down. A balance gets its money at once, in the same transaction, and a debt is less by it; what was paid by hand waits for whoever
 * hands it over; other money leaves after the commit, or waits as well where no provider pays it. The caller holds the order and has
 * checked amount and goods.
 */
export async function beginRefund(
  write: Write,
  of: OrderRecord,
  { pieces = [], lines: known, liesOn, ...terms }: RefundDraft,
): Promise<RefundRecord> {
  const { tx, actor, now } = write;
  const lines = known ?? (await lineStandings(tx, of.id));
  const hasLeft = of.teamId !== null && endsOrder(of, lines, terms.amount, pieces) && (await leaveTeam(write, of.orderNo));
  await moveOrder(write, of, 'begin', hasLeft ? { teamStatus: teamStates.failed } : {});
  const times = { createTime: now, updateTime: now };
  const record = {
    ...terms,
    ...times,
    refundNo: newRefundNo(now),
    orderId: of.id,
    state: FIRST_STATE,
    ...authorOf(actor),
  } as const;
  const [begun] = await tx.insert(refund).values(record).returning();
  if (!begun) throw new Error('an inserted refund came back empty');
  const parts = withPlatformParts(lines, splitRefund(liesOn ?? lines, pieces, terms.amount));
  if (parts.length > 0) await tx.insert(refundLine).values(parts.map((part) => ({ ...part, refundId: begun.id })));
  const begunOf = { refundId: begun.id, orderNo: of.orderNo };
  if (isToBalance(of) || isToCredit(of) || begun.amount === 0) await settleRefund(write, { ...begunOf, outcome: moneyLeft() });
  else await sendMoney(write, of, begun);
  return getRefund(tx, begun.id);
}

/** The money leaves after the commit; what was paid by hand waits for people from the beginning. */
async function sendMoney(write: Write, of: OrderRecord, { id: refundId, refundNo, amount }: RefundRecord): Promise<void> {
  const { orderNo, outTradeNo: tradeNo, payType, payPrice: paid } = of;
  const byHand = isByHand(of);
  const draft = {
    kind: disbursementKinds.orderRefund,
    subjectId: refundId,
    number: refundNo,
    orderNo,
    tradeNo,
    payType,
    amount,
    paid,
  };
  await beginDisbursement(write, draft, { byHand });
  if (byHand) await queueManualRefund(write, { refundId, orderNo });
}
