import { eq } from 'drizzle-orm';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { returnCoupon } from '#server/coupons/index.ts';
import { moveBalance } from '#server/customers/index.ts';
import { teamStates } from '#contract/marketing/teams.ts';
import { returnToTeam } from '#server/marketing/index.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { returnToStock } from '../orders/return-to-stock.ts';
import { shareOf } from '../orders/rules.ts';
import { type LineStanding, piecesLeft } from '../parcels/rules.ts';
import { reopeners } from '../returns/reopeners.ts';
import { moveRefund } from './move-refund.ts';
import { lineStandings, partsOfRefunds } from './queries.ts';
import { returnPoints } from '../orders/return-points.ts';
import { returnedGoods } from './returned-goods.ts';
import { isToBalance, isToCredit } from './rules.ts';
import { creditKeepers } from '../returns/credit-keepers.ts';
import { type RefundRecord, refund } from './tables.ts';
import { reverseRewards } from './reverse-rewards.ts';

interface Settlement {
  refundId: number;
  orderNo: string;
  outcome: RefundOutcome;
}

/** A provider may answer twice: only the first answer counts. */
export async function settleRefund(write: Write, { refundId, orderNo, outcome }: Settlement): Promise<void> {
  const found = await lockOrder(write, orderNo);
  const [open] = await write.tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (open?.state !== 'paying') return;
  await (outcome.state === 'done' ? finish(write, found, open, outcome.providerNo) : fail(write, found, open, outcome.why));
}

/** True where an unsent order has no goods left. */
const isEmpty = ({ state, sentPieces }: OrderRecord, lines: readonly LineStanding[]): boolean =>
  state === 'toSend' && sentPieces === 0 && piecesLeft(lines).length === 0;

/**
 * A part leaves the order where it was; all of the money closes it, and so do all of the goods before any left, whatever is kept of the
 * freight. Either may put goods back.
 */
async function finish(write: Write, found: OrderRecord, record: RefundRecord, providerNo: string): Promise<void> {
  const { tx, now } = write;
  const { amount, reason } = record;
  const refundPrice = found.refundPrice + amount;
  const lines = await lineStandings(tx, found.id);
  const parts = (await partsOfRefunds(tx, [record.id])).get(record.id) ?? [];
  const named = parts.filter(({ quantity }) => quantity > 0);
  const wasOver = named.length === 0 && isEmpty(found, lines);
  const isOver = refundPrice === found.payPrice || isEmpty(found, lines);
  const goods = wasOver ? [] : await returnedGoods(tx, record, { found, lines, named, isWhole: refundPrice === found.payPrice });
  await moveRefund(write, record, 'finish', { providerNo, doneTime: now });
  const isRestocked = found.isRestocked || (isOver && goods.length > 0);
  const before = wasOver ? found.payPrice : found.refundPrice;
  const after = isOver ? found.payPrice : refundPrice;
  const backIntegral = Math.max(found.backIntegral, shareOf(found.useIntegral, after, found.payPrice));
  const moved = await moveOrder(write, found, isOver ? 'finish' : 'part', { refundPrice, isRestocked, backIntegral });
  const back = backIntegral - found.backIntegral;
  await logStep(write, found.id, { type: 'refund_price', message: `退款给用户${yuanOfFen(amount)}元成功`, reason });
  const laidNow = new Map(parts.map((part) => [part.lineId, part.amount]));
  const goneOf = lines.map(({ lineId, paidPrice: paid, refundedPrice }) => ({
    lineId,
    paid,
    before: wasOver ? paid : refundedPrice - (laidNow.get(lineId) ?? 0),
    after: isOver ? paid : refundedPrice,
  }));
  await reverseRewards(write, found, { before, after, lines: goneOf });
  await payBalanceBack(write, found, amount);
  if (isToCredit(found)) for (const takeOff of creditKeepers) await takeOff(write, { orderNo: found.orderNo, amount });
  await returnPoints(write, found, back);
  if (isOver && !wasOver && found.couponId !== null && found.state !== 'cancelled')
    await returnCoupon(write, { id: found.couponId });
  if (goods.length > 0) await returnToStock(write, goods, 'refund');
  await sendIfNothingIsLeft(write, moved);
}

/** An order whose last goods to send were refunded is sent by the parcels that left. */
async function sendIfNothingIsLeft(write: Write, moved: OrderRecord): Promise<void> {
  if (moved.state !== 'toSend' || moved.refundState !== 'none' || moved.sentPieces === 0) return;
  if (piecesLeft(await lineStandings(write.tx, moved.id)).length > 0) return;
  await moveOrder(write, moved, 'send', { sentPieces: 0, shippedTime: write.now });
  await logStep(write, moved.id, { type: 'express', message: '其余商品已退款，订单已全部发出' });
}

async function payBalanceBack(write: Write, found: OrderRecord, amount: Fen): Promise<void> {
  const { uid, orderNo } = found;
  if (uid === null || !isToBalance(found)) return;
  const mark = `订单退款到余额${yuanOfFen(amount)}元`;
  await moveBalance(write, { uid, type: 'pay_product_refund', amount, orderNo, mark });
}

/**
 * The order goes back to those who may refund it, and with it the return case that was to be closed. One whose goods were all refunded
 * before stays so.
 */
async function fail(write: Write, found: OrderRecord, record: RefundRecord, why: string): Promise<void> {
  const failure = why.slice(0, 255);
  await moveRefund(write, record, 'fail', { failure });
  if (isEmpty(found, await lineStandings(write.tx, found.id))) await moveOrder(write, found, 'failRest');
  else {
    const isBack = await returnToTeam(write, found.orderNo);
    await moveOrder(write, found, 'fail', isBack ? { teamStatus: teamStates.running } : {});
  }
  if (record.caseId !== null) for (const reopen of reopeners) await reopen(write, record.caseId);
  const message = `退款给用户${yuanOfFen(record.amount)}元失败`;
  await logStep(write, found.id, { type: 'refund_price', message, reason: failure });
}
