import { quoteCalls } from '#contract/demands/quotes.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { acceptQuote } from './accept-quote.ts';
import { orderQuote } from './order-quote.ts';
import { getQuote, listQuotes } from './queries.ts';
import { saveQuote } from './save-quote.ts';
import { updateQuote } from './update-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

export const quoteRoutes = serve(quoteCalls, {
  list: read(listQuotes),
  save: write(saveQuote),
  update: edit(updateQuote, getQuote),
  withdraw: write(withdrawQuote),
  accept: write(acceptQuote),
  order: write(orderQuote),
});
