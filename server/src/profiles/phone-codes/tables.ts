import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { codePurposes } from '#contract/notifications/sms-records.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Codes by which customers prove their phone numbers: the latest of each number and purpose. */
export const phoneCode = unaudited(
  pgTable(
    'phone_code',
    {
      phone: varchar({ length: 18 }).notNull(),
      purpose: varchar({ length: 16, enum: codePurposes.values }).notNull().default('bind'),
      /** Keyed hash of number, purpose and code. */
      hash: varchar({ length: 64 }).notNull(),
      triesLeft: integer().notNull(),
      sentTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [
      primaryKey({ name: 'phone_code__latest', columns: [t.phone, t.purpose] }),
      index('phone_code__expiry').on(t.expireTime), // the timer that clears
    ],
  ),
  'it lives for minutes and says nothing afterwards',
);

/** Codes that a phone number, or the address of a buyer, was given on its latest day. */
export const phoneCodeTurn = unaudited(
  pgTable(
    'phone_code_turn',
    {
      /** Keyed hash, so that nobody reads who it was. */
      whose: varchar({ length: 64 }).primaryKey(),
      day: varchar({ length: 10 }).notNull(),
      given: integer().notNull(),
      lastTime: instant().notNull(),
    },
    (t) => [index('phone_code_turn__age').on(t.lastTime)], // the timer that clears
  ),
  'it counts requests of a day, and nobody is named in it',
);
