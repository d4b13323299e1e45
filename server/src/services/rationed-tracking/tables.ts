import { index, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import type { LogisticsInfo } from '#contract/services/tracking.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A number that was asked for at a provider which locks those that are asked for again too soon, with what came of it. */
export const trackingAnswer = unaudited(
  pgTable(
    'tracking_answer',
    {
      /** Provider, as `logistics_type` names it. */
      tracker: varchar({ length: 8 }).notNull(),
      carrier: varchar({ length: 50 }).notNull(),
      number: varchar({ length: 64 }).notNull(),
      askedTime: instant().notNull(),
      info: jsonb().$type<LogisticsInfo>(),
      /** Refusal in place of an answer; neither is there while the provider is asked. */
      says: varchar({ length: 300 }),
    },
    (t) => [
      primaryKey({ name: 'tracking_answer__number', columns: [t.tracker, t.carrier, t.number] }),
      index('tracking_answer__asked').on(t.askedTime), // those that are too old to be used, which go each night
    ],
  ),
  'an answer of a provider is remembered for half an hour, and nobody writes it',
);
