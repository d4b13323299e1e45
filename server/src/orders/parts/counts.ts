import type { Actor, Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { scopeOn } from '#server/platform/scope/scoped.ts';
import { type CountOf, countsOwnedBy } from '#server/platform/tally/counts.ts';
import { order } from '../orders/tables.ts';

/** The shop whose orders a scope leaves, where it is one and nothing else limits them. */
export function oneShopOf({ shops = [], ...others }: Scope = {}): number | undefined {
  const [shop] = shops;
  return shops.length === 1 && Object.keys(others).length === 0 ? shop : undefined;
}

/** The one shop whose orders an actor sees. */
export const oneShopSeen = (actor: Actor): number | undefined => oneShopOf(scopeOn(order, actor));

/** Kept counts and sums of a shop: of orders that it sold alone, and of its parts of others. */
export const countsOfShop = (db: Db, shopId: number): Promise<CountOf> => countsOwnedBy(db, shopId, ['order', 'order_part']);
