import { type SQL, sql } from 'drizzle-orm';
import type { Actor, Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { scopeOn } from '#server/platform/scope/scoped.ts';
import { type CountOf, countsOwnedBy } from '#server/platform/tally/counts.ts';
import type { Shops } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';

/** Shops whose orders a scope leaves, where nothing else limits them. */
export function shopsOf({ shops = [], ...others }: Scope = {}): Shops | undefined {
  return shops.length > 0 && Object.keys(others).length === 0 ? shops : undefined;
}

/** Shops whose orders an actor sees, where nothing else limits them. */
export const shopsOfActor = (actor: Actor): Shops | undefined => shopsOf(scopeOn(order, actor));

/** Kept counts of the orders that each of these shops sold alone. */
export const countsOfSole = (db: Db, shops: Shops): Promise<CountOf> => countsOwnedBy(db, shops, ['order']);

/** Kept counts and sums of these shops: of orders that they sold alone, and of their parts of others. */
export const countsOfParts = (db: Db, shops: Shops): Promise<CountOf> => countsOwnedBy(db, shops, ['order', 'order_part']);

/** Orders of several sellers that one of these shops has a part of, along `order_part__shop`. */
export const isShared = (shops: Shops): SQL => sql`${order.merId} = 0 and ${order.id} in (
  select part.order_id from order_part part where part.mer_id = any(${sql.param([...shops])}::int[]))`;
