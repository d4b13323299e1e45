import type { Write } from '#server/platform/write/write.ts';
import { lockDemand } from '../demands/queries.ts';
import type { DemandRecord } from '../demands/tables.ts';
import { demandOf, quotes } from './queries.ts';
import type { QuoteRecord } from './tables.ts';

/** A quote with its demand, which is locked first: whoever accepts one of several waits for it as well. */
export async function lockQuote({ tx, actor }: Write, id: number): Promise<{ quote: QuoteRecord; of: DemandRecord }> {
  const of = await lockDemand(tx, await demandOf(tx, id, actor), actor);
  return { of, quote: await quotes.lock(tx, id) };
}
