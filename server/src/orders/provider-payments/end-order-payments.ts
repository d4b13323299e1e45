import { and } from 'drizzle-orm';
import { endAttempts } from '#server/payments/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { FirstStep } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { scopeOf } from '#server/platform/actor.ts';
import type { Services } from '#server/platform/services.ts';
import { isLeftToStaff } from '../desk/rules.ts';
import { type OrderRecord, orderColumns } from '../orders/queries.ts';
import { findOrder } from '../orders/record.ts';
import { soleAmong } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { payableOrder } from './payable-order.ts';

/**
 * Finds out, before an order is cancelled or its price changed, whether somebody has paid it, and closes what nobody has. The order of
 * somebody else, or one that the act that follows refuses, is left alone.
 */
export const endOrderPayments =
  <I extends { orderNo: string }>(
    services: Services,
    mayEnd: (found: OrderRecord, input: I) => boolean = () => true,
  ): FirstStep<I> =>
  async (input, { actor }) => {
    const found = await findOrder(services.database.db, input.orderNo, actor);
    if (found?.state !== 'unpaid' || !mayEnd(found, input)) return input;
    const { db } = services.database;
    if ((await soleAmong(db, [found.id], scopeOf(actor))).has(found.id)) await endAttempts(services, payableOrder, [found.id]);
    return input;
  };

/** Like `endOrderPayments`, for those of several orders that staff cancel. */
export const endPaymentsAtDesk =
  (services: Services): FirstStep<{ ids: number[] }> =>
  async (input, { actor }) => {
    const chosen = and(among(order.id, input.ids), seen(order, actor));
    const found = await services.database.db.select(orderColumns).from(order).where(chosen);
    const left = found.filter((each) => each.state === 'unpaid' && isLeftToStaff(each));
    await endAttempts(
      services,
      payableOrder,
      left.map(({ id }) => id),
    );
    return input;
  };
