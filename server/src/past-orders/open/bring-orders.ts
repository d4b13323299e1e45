import type { Input } from '#contract/call.ts';
import { type OpenPastOutcome, type openPastOrderCalls, pastOutcomes } from '#contract/past-orders/open-past-orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bringPast } from '../bringing/bring-past.ts';
import type { PastOrder } from '../bringing/past-order.ts';
import type { PastVerdict } from '../bringing/plan-past.ts';
import { wordsOf } from '../import/words.ts';
import { readPosted } from './read-posted.ts';

type Said = Omit<OpenPastOutcome, 'orderNo'>;

function outcomeOf(of: PastOrder, verdict: PastVerdict | undefined): Said {
  if (verdict?.kind === 'fresh') return { outcome: 'brought', reason: wordsOf(of, verdict) };
  if (verdict?.kind === 'refused') return { outcome: 'refused', reason: verdict.reason };
  return { outcome: 'there', reason: pastOutcomes.labels.there };
}

/** Brings the orders of one call, each for itself; two of one number are a mistake of the sender, of which the first comes. */
export async function bringOrders(write: Write, { orders }: Input<typeof openPastOrderCalls.bring>): Promise<OpenPastOutcome[]> {
  const read = orders.map(readPosted);
  const byNumber = new Map<string, PastOrder>();
  for (const of of read) if (!('reason' in of) && !byNumber.has(of.orderNo)) byNumber.set(of.orderNo, of);
  const sole = [...byNumber.values()];
  const verdicts = await bringPast(write, sole);
  const verdictOf = new Map(sole.map((of, at) => [of, verdicts[at]]));
  return orders.map(({ orderNo }, at) => {
    const of = read[at];
    if (!of || 'reason' in of) return { orderNo, outcome: 'refused', reason: of?.reason ?? '' };
    if (verdictOf.has(of)) return { orderNo, ...outcomeOf(of, verdictOf.get(of)) };
    return { orderNo, outcome: 'refused', reason: `订单号“${of.orderNo}”在这次请求里有两笔，只看第一笔` };
  });
}
