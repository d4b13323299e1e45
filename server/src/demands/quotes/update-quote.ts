import type { Input } from '#contract/call.ts';
import { type quoteCalls, quoteRefusals } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import { showDay } from '#contract/moment.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkSkus } from './check-skus.ts';
import { lockQuote } from './lock-quote.ts';
import { quotes } from './queries.ts';
import { amountOf, checkQuote, checkQuoting, quotedLines } from './rules.ts';

const { open, withdrawn } = quoteStates;

/** Changes a quote while quotes are taken; one that was withdrawn stands again. */
export async function updateQuote(write: Write, { id, ...draft }: Input<typeof quoteCalls.update>): Promise<null> {
  const { quote, of } = await lockQuote(write, id);
  const today = showDay(write.now);
  checkQuoting(of, today);
  if (quote.status !== open && quote.status !== withdrawn) throw quoteRefusals.FIXED();
  checkQuote(of, draft, today);
  const [items, freight] = [quotedLines(draft), draft.freight ?? 0];
  await checkSkus(write.tx, of, quote.shopId, items);
  const amount = amountOf(of.items, items, freight);
  await quotes.set(write, id, { items, freight, amount, note: draft.note ?? '', validUntil: draft.validUntil, status: open });
  await notify(write, 'adminDemandQuoted', of.demandNo);
  return null;
}
