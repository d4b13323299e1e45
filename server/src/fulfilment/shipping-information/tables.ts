import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { receiptWays, shippingStates } from '#contract/fulfilment/shipping-information.ts';
import { order } from '#server/orders/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Sending of an order as WeChat is told of it, and what it does with the money. */
export const shippingInformation = unaudited(
  pgTable(
    'shipping_information',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      orderId: integer()
        .notNull()
        .references(() => order.id, { onDelete: 'cascade' }),
      attemptId: integer()
        .notNull()
        .references(() => paymentAttempt.id),
      state: varchar({ length: 16, enum: shippingStates.values }).notNull(),
      why: varchar({ length: 255 }),
      /** Digest of what was uploaded last; the same is not uploaded again. */
      digest: varchar({ length: 64 }),
      /** Mode of the first upload: changing it would be the one correction. */
      isSplit: boolean().notNull().default(false),
      isWhole: boolean().notNull().default(false),
      /** Uploads after which all goods were sent: the second is the one correction. */
      timesWhole: integer().notNull().default(0),
      parcels: integer().notNull().default(0),
      /** Number of reasons to upload so far; an answer to an earlier one is not the last word. */
      requests: integer().notNull().default(1),
      asks: integer().notNull().default(0),
      /** Asked without an answer: WeChat may have done it. */
      isUnanswered: boolean().notNull().default(false),
      /** Time of the next try; none once there is nothing to tell. */
      nextAskTime: instant(),
      uploadedTime: instant(),
      remindedTime: instant(),
      receivedTime: instant(),
      receivedBy: varchar({ length: 8, enum: receiptWays.values }),
      estimatedTime: instant(),
      settledTime: instant(),
      ...stamps,
    },
    (t) => [
      unique('shipping_information__order').on(t.orderId),
      check('shipping_information__times', sql`${t.timesWhole} between 0 and 2`),
      index('shipping_information__attempt').on(t.attemptId), // what the money of an event was for
      index('shipping_information__due')
        .on(t.nextAskTime, t.id)
        .where(sql`next_ask_time is not null`), // what to upload next, the longest due first
      index('shipping_information__part')
        .on(t.orderId)
        .where(sql`state = 'uploaded' and not is_whole`), // orders of which a part was uploaded
      index('shipping_information__failed')
        .on(t.orderId)
        .where(sql`state = 'failed'`), // failed ones whose order was refunded
    ],
  ),
  'the sendings that it tells of are recorded with their order',
);
export type ShippingRecord = typeof shippingInformation.$inferSelect;
