import type { Input } from '#contract/call.ts';
import { type quoteCalls, quoteRefusals } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import { showDay } from '#contract/moment.ts';
import { notify } from '#server/notifications/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isAsked, lockDemand } from '../demands/queries.ts';
import { checkSkus } from './check-skus.ts';
import { quotes } from './queries.ts';
import { amountOf, checkQuote, checkQuoting, quotedLines, shopOfQuote } from './rules.ts';

/** The quote of a shop that is asked for one; `demand_quote__once` sees to it that there is no second. */
export async function saveQuote(
  write: Write,
  { demandId, shopId: named, ...draft }: Input<typeof quoteCalls.save>,
): Promise<null> {
  const { tx, now, actor } = write;
  const found = await lockDemand(tx, demandId, actor);
  const today = showDay(now);
  const shopId = shopOfQuote(actor, named);
  if (!(await isAsked(tx, demandId, shopId))) throw quoteRefusals.NOT_INVITED();
  checkQuoting(found, today);
  checkQuote(found, draft, today);
  const [items, freight] = [quotedLines(draft), draft.freight ?? 0];
  await checkSkus(tx, found, shopId, items);
  await quotes.insert(write, {
    demandId,
    shopId,
    items,
    freight,
    amount: amountOf(found.items, items, freight),
    note: draft.note ?? '',
    validUntil: draft.validUntil,
    status: quoteStates.open,
    creatorId: adminIdOf(actor),
  });
  await notify(write, 'adminDemandQuoted', found.demandNo);
  return null;
}
