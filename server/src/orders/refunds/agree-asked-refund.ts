import type { Input } from '#contract/call.ts';
import { no, type refundCalls } from '#contract/orders/refunds.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { beginRefund } from './begin-refund.ts';
import { lineStandings } from './queries.ts';
import { checkPieces, checkRefund, restocksBy } from './rules.ts';

/** The wire's call: answers a customer's application only, so that a repeated request finds nothing to do. */
export async function agreeAskedRefund(write: Write, { orderNo, amount }: Input<typeof refundCalls.refund>): Promise<true> {
  const found = await lockOrder(write, orderNo);
  checkRefund(found, amount, write.actor);
  if (found.refundState !== 'asked') throw no.NOT_ASKED();
  const pieces = found.refundPieces ?? [];
  const lines = await lineStandings(write.tx, found.id);
  checkPieces(lines, pieces);
  const restock = restocksBy(undefined, found, { lines, pieces });
  await beginRefund(write, found, { amount, reason: found.refundReasonWap ?? '', restock, pieces });
  return true;
}
