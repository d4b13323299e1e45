import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A question that was asked and not answered yet; answering deletes it. */
export const captcha = unaudited(
  pgTable(
    'captcha',
    {
      key: varchar({ length: 64 }).primaryKey(),
      answer: varchar({ length: 16 }).notNull(),
      address: varchar({ length: 45 }).notNull(),
      createTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [
      index('captcha__address').on(t.address, t.createTime), // the limit per minute counts these
      index('captcha__expiry').on(t.expireTime), // the clean-up asks for old ones
    ],
  ),
  'it lives for minutes and says nothing afterwards',
);
