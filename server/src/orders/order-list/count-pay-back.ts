import { and } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { seenOrders } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { isToPayBack } from './filter.ts';

/** Orders that the actor sees whose refund waits for people to pay it. */
export const countPayBack = async (db: Db, _: object, { actor }: Pick<Asked, 'actor'>) => ({
  count: await db.$count(order, and(isToPayBack, seenOrders(actor))),
});
