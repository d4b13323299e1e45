import type { DemandItem } from '#contract/demands/demand-record.ts';
import type { QuoteDraft } from '#contract/demands/quote-record.ts';
import { quoteRefusals } from '#contract/demands/quotes.ts';
import type { Fen } from '#contract/fen.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import type { DemandRecord } from '../demands/tables.ts';
import { checkOpen } from '../demands/states.ts';
import type { QuotedLine } from './tables.ts';

export const quotedLines = ({ items }: Pick<QuoteDraft, 'items'>): QuotedLine[] =>
  items.map(({ price, skuId, note }) => ({ price, skuId: skuId || null, note: note ?? '' }));

/** Goods and freight of a quote for these lines. */
export const amountOf = (items: readonly DemandItem[], lines: readonly QuotedLine[], freight: Fen): Fen =>
  lines.reduce((sum, { price }, at) => sum + price * (items[at]?.num ?? 0), freight);

/** Refuses a quote for a demand that takes none any more. */
export function checkQuoting(demand: Pick<DemandRecord, 'status' | 'isChosen' | 'quoteUntil'>, today: string): void {
  checkOpen(demand, 'quote');
  if (demand.isChosen) throw quoteRefusals.CHOSEN();
  if (demand.quoteUntil !== '' && demand.quoteUntil < today) throw quoteRefusals.OVER({ day: demand.quoteUntil });
}

export function checkQuote(demand: Pick<DemandRecord, 'items'>, draft: QuoteDraft, today: string): void {
  if (draft.items.length !== demand.items.length) throw quoteRefusals.LINES();
  if (draft.validUntil < today) throw quoteRefusals.PAST();
}

/** Shop of a new quote: the one that is named, or the only one of its person. */
export function shopOfQuote(actor: Actor, named: number | null | undefined): number {
  const { shops } = scopeOf(actor);
  const [own] = shops?.length === 1 ? shops : [];
  const shopId = named || own;
  if (shopId === undefined) throw quoteRefusals.CHOOSE_SHOP();
  if (shops && !shops.includes(shopId)) throw quoteRefusals.NOT_INVITED();
  return shopId;
}

export interface OrderedLine {
  skuId: number;
  quantity: number;
  price: Fen;
}

/** Lines of the order that is made of a quote: an order has one of each SKU, so that two at one price are one. */
export function orderLinesOf(items: readonly DemandItem[], quoted: readonly QuotedLine[]): OrderedLine[] {
  const pairs = items.map((item, at) => ({ ...item, ...(quoted[at] ?? { price: 0, skuId: null }) }));
  const without = pairs.filter(({ skuId }) => skuId === null);
  if (without.length > 0) throw quoteRefusals.NO_SKU({ names: without.map(({ name }) => name).join('、') });
  const lines = new Map<number, OrderedLine>();
  for (const { skuId, name, num, price } of pairs) {
    const id = skuId ?? 0;
    const known = lines.get(id);
    if (known && known.price !== price) throw quoteRefusals.SKU_TWICE({ name });
    lines.set(id, { skuId: id, price, quantity: num + (known?.quantity ?? 0) });
  }
  return [...lines.values()];
}
