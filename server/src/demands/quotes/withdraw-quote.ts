import { quoteRefusals } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkOpen } from '../demands/states.ts';
import { lockQuote } from './lock-quote.ts';
import { quotes } from './queries.ts';

export async function withdrawQuote(write: Write, { id }: { id: number }): Promise<null> {
  const { quote, of } = await lockQuote(write, id);
  checkOpen(of, 'quote');
  if (quote.status !== quoteStates.open) throw quoteRefusals.FIXED();
  await quotes.set(write, id, { status: quoteStates.withdrawn });
  return null;
}
