import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, unique } from 'drizzle-orm/pg-core';
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
      /** One of `campaignKinds`. */
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
