import type { Input } from '#contract/call.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import type { refundCalls } from '#contract/orders/refunds.ts';
import { countSoleRefund } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { piecesLeft } from '../parcels/rules.ts';
import { beginRefund } from './begin-refund.ts';
import { lineStandings } from './queries.ts';
import { checkPieces, checkRefund, isWorthOf, restocksBy } from './rules.ts';

/** Goods that a request is for: those it names, or all of an order none of which left. */
const askedPieces = (found: OrderRecord, lines: Parameters<typeof piecesLeft>[0]): Piece[] =>
  (found.isRequested ? found.refundPieces : null) ??
  (found.state === 'toSend' && found.sentPieces === 0 ? piecesLeft(lines) : []);

/**
 * The wire's call: answers a customer's application only, so that a repeated request finds nothing to do. It brings an amount and no
 * goods, so the amount tells: what the goods of the request are worth refunds them, less is money only.
 */
export async function agreeAskedRefund(write: Write, { orderNo, amount }: Input<typeof refundCalls.refund>): Promise<true> {
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '退款申请');
  checkRefund(found, amount, write.actor);
  if (found.refundState !== 'asked') throw refundRefusals.NOT_ASKED();
  const lines = await lineStandings(write.tx, found.id);
  const asked = askedPieces(found, lines);
  const pieces = isWorthOf(found, { lines, pieces: asked, amount }) ? asked : [];
  checkPieces(lines, pieces);
  const restock = restocksBy(undefined, found, { lines, pieces });
  const reason = (found.isRequested ? found.refundReasonWap : null) ?? '';
  await countSoleRefund(write, amount);
  await beginRefund(write, found, { amount, reason, restock, pieces, lines });
  return true;
}
