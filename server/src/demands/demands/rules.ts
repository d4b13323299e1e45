import type { DemandDraft, DemandItem } from '#contract/demands/demand-record.ts';
import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import type { Fen } from '#contract/fen.ts';
import { showMoment } from '#contract/moment.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';

export const itemsOf = ({ items }: Pick<DemandDraft, 'items'>): DemandItem[] =>
  items.map(({ name, spec, unit, num, budgetPrice }) => ({
    name: name.trim(),
    spec: spec ?? '',
    unit: unit ?? '',
    num,
    budgetPrice: budgetPrice ?? 0,
  }));

/** Sum of the lines, where nobody typed another. */
export const budgetOf = ({ budget, items }: Pick<DemandDraft, 'budget' | 'items'>): Fen =>
  budget ?? itemsOf({ items }).reduce((sum, { num, budgetPrice }) => sum + num * budgetPrice, 0);

/** Number of a document: what it is, the moment, and digits that tell two of a moment apart. */
export const numberOf = (kind: 'XQ' | 'BB', now: Date, random: number): string =>
  `${kind}${showMoment(now).replaceAll(/\D/g, '')}${String(random).padStart(5, '0')}`;

/** The filing shop of a new demand; null for the house. */
export function filedBy(actor: Actor): number | null {
  const { shops } = scopeOf(actor);
  if (!shops) return null;
  const [first] = shops;
  if (first === undefined) throw demandRefusals.NO_SHOP_OF_YOURS();
  return first;
}

/** People of a shop edit, submit and close what their shop filed; people without a limit whatever there is. */
export function isOwn(actor: Actor, { fromShopId }: { fromShopId: number | null }): boolean {
  const { shops } = scopeOf(actor);
  return !shops || (fromShopId !== null && shops.includes(fromShopId));
}

/** Shops see who takes a demand on, and its order, where it is one of theirs. */
export function isToldTaker(actor: Actor, { shopId }: { shopId: number | null }): boolean {
  const { shops } = scopeOf(actor);
  return !shops || (shopId !== null && shops.includes(shopId));
}
