import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Codes by which customers prove their phone numbers: the latest of each number. */
export const phoneCode = unaudited(
  pgTable(
    'phone_code',
    {
      phone: varchar({ length: 18 }).primaryKey(),
      /** Keyed hash of number and code. */
      hash: varchar({ length: 64 }).notNull(),
      triesLeft: integer().notNull(),
      sentTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [index('phone_code__expiry').on(t.expireTime)], // the next code of anybody removes old ones
  ),
  'it lives for minutes and says nothing afterwards',
);
