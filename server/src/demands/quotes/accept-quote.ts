import { quoteRefusals } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import { showDay } from '#contract/moment.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demands } from '../demands/queries.ts';
import { checkOpen } from '../demands/states.ts';
import { tellCreator } from '../demands/tell-creator.ts';
import { lockQuote } from './lock-quote.ts';
import { declineOthers, quotes } from './queries.ts';

/** Chooses the quote of a shop, which takes the demand on. Chosen anew, the former one is declined with the others. */
export async function acceptQuote(write: Write, { id }: { id: number }): Promise<null> {
  const { quote, of } = await lockQuote(write, id);
  const { shopId, status, validUntil } = quote;
  checkOpen(of, 'deal');
  if (status === quoteStates.accepted) return null;
  if (status === quoteStates.withdrawn) throw quoteRefusals.WITHDRAWN();
  if (validUntil < showDay(write.now)) throw quoteRefusals.EXPIRED({ day: validUntil });
  const others = await declineOthers(write.tx, quote, write.now);
  await quotes.set(write, id, { status: quoteStates.accepted });
  await demands.set(write, of.id, { shopId, isChosen: true });
  await tellCreator(write, of, '已选定承接店铺');
  const tell = (adminId: number, outcome: string) =>
    notifyPerson(write, 'adminDemandDecided', { adminId, subject: `${of.demandNo} ${outcome}` });
  await tell(quote.creatorId, '您的报价已采纳');
  for (const adminId of new Set(others)) if (adminId !== quote.creatorId) await tell(adminId, '您的报价没有采纳');
  return null;
}
