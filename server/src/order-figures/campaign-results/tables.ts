import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { fen } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/**
 * Views of the page of a campaign, by day. `slot` spreads the views of one moment over a few rows, so that they do not wait for
 * each other. Campaigns are named by kind and id, because activities and coupons are tables of their own.
 */
export const campaignView = unaudited(
  pgTable(
    'campaign_view',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Kind, of `campaignKinds`. */
      kind: integer().notNull(),
      campaignId: integer().notNull(),
      day: date().notNull(),
      slot: integer().notNull(),
      views: integer().notNull(),
    },
    (t) => [
      unique('campaign_view__slot').on(t.kind, t.campaignId, t.day, t.slot), // also the views of one campaign
      check('campaign_view__kind', sql`${t.kind} between 1 and 4`),
    ],
  ),
  'it is written at every view',
);

/**
 * Sums of what each campaign brought in all its time, kept by triggers that run when a transaction commits, so that payments of one
 * campaign do not wait for each other.
 */
export const campaignSum = unaudited(
  pgTable(
    'campaign_sum',
    {
      kind: integer().notNull(),
      campaignId: integer().notNull(),
      people: integer().notNull().default(0),
      orders: integer().notNull().default(0),
      pieces: integer().notNull().default(0),
      paid: fen().notNull().default(0),
      refunded: fen().notNull().default(0),
      discount: fen().notNull().default(0),
      net: fen()
        .notNull()
        .generatedAlwaysAs(sql`paid - refunded`),
      /** Net for each yuan of discount. */
      returned: numeric().generatedAlwaysAs(sql`case when discount > 0 then round((paid - refunded)::numeric / discount, 2) end`),
    },
    (t) => [
      primaryKey({ name: 'campaign_sum__place', columns: [t.kind, t.campaignId] }),
      // The results of a kind by one figure, each along its own index.
      index('campaign_sum__by_people').on(t.kind, t.people, t.campaignId),
      index('campaign_sum__by_orders').on(t.kind, t.orders, t.campaignId),
      index('campaign_sum__by_pieces').on(t.kind, t.pieces, t.campaignId),
      index('campaign_sum__by_paid').on(t.kind, t.paid, t.campaignId),
      index('campaign_sum__by_refunded').on(t.kind, t.refunded, t.campaignId),
      index('campaign_sum__by_discount').on(t.kind, t.discount, t.campaignId),
      index('campaign_sum__by_net').on(t.kind, t.net, t.campaignId),
      index('campaign_sum__by_returned').on(t.kind, t.returned.desc().nullsLast(), t.campaignId.desc().nullsFirst()),
    ],
  ),
  'its sums derive from orders and from those who took part',
);

/**
 * Change of a coupon's number of holders by one statement, until its transaction commits and adds it to the sum. Sending a coupon to
 * thousands is one row here, where a trigger for each holder would rewrite the sum as often.
 */
export const couponHolderDelta = unaudited(
  pgTable('coupon_holder_delta', {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer().notNull(),
    delta: integer().notNull(),
  }),
  'no row outlives its transaction',
);
