import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import type { OrderState } from '#contract/orders/enums.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { orderColumns, order } from '#server/orders/index.ts';

interface OwnOrdersFilter extends Paging {
  state?: OrderState | undefined;
  /** Start of the period in which they were placed. */
  since?: Date | undefined;
  /** End of that period. */
  until?: Date | undefined;
}

/** The orders that a storefront placed, the newest first; a cancelled one stays in sight, one that its buyer deleted does not. */
export const listOwnOrders = (db: Db, { state, since, until, ...paging }: OwnOrdersFilter, actor: Actor) =>
  pageOf(db, paging, {
    select: orderColumns,
    from: order,
    where: and(
      eq(order.storefrontId, actor.kind === 'storefront' ? actor.id : 0),
      or(eq(order.isDel, false), eq(order.state, 'cancelled')),
      equal(order.state, state),
      since && gte(order.createTime, since),
      until && lt(order.createTime, until),
    ),
    order: [desc(order.id)],
  });
