import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no, type refundCalls } from '#contract/orders/refunds.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { type RefundRecord, beginRefund } from './begin-refund.ts';
import { checkRefund, restocksBy } from './rules.ts';
import { refund } from './tables.ts';

const shown = (record: RefundRecord) => ({ ...record, actor: record.actorName });

/** Whole or part, asked for or not. A repeated request answers the refund it made the first time. */
export async function agreeRefund(
  write: Write,
  { orderNo, amount, requestKey, reason, restock }: Input<typeof refundCalls.agreeRefund>,
) {
  const found = await lockOrder(write.tx, orderNo);
  const key = `${orderNo}:${requestKey}`;
  const [earlier] = await write.tx.select().from(refund).where(eq(refund.requestKey, key));
  if (earlier && (earlier.amount !== amount || earlier.reason !== reason)) throw no.OTHER_REQUEST();
  if (earlier) return shown(earlier);
  checkRefund(found, amount, write.actor);
  return shown(await beginRefund(write, found, { amount, reason, restock: restocksBy(restock, found), requestKey: key }));
}
