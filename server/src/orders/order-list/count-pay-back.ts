import { and } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import type { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { order } from '../orders/tables.ts';
import { isToPayBack } from './conditions.ts';

/** Orders that the actor sees whose refund waits for people to pay it. */
export async function countPayBack(
  db: Db,
  _: object,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Answer<typeof payBackCalls.countPayBack>> {
  const { total, capped } = await countUpTo(db, WORD_CAP, order, and(isToPayBack, seen(order, actor)));
  return { count: total, capped };
}
