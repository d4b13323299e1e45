import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { providers, unverifiedReasons } from '#contract/services/callbacks.ts';
import { incomingNoticeStates } from '#contract/services/incoming-notices.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Notices of providers as they came, kept for 30 days. */
export const incomingNotice = unaudited(
  pgTable(
    'incoming_notice',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      provider: varchar({ length: 16, enum: providers.values }).notNull(),
      /** Name of its callback: `wechatPay.paid`. */
      route: varchar({ length: 64 }).notNull(),
      /** Digest of its key at the provider, which may hold an openid; null while it is not verified. */
      key: char({ length: 64 }),
      state: varchar({ length: 16, enum: incomingNoticeStates.values }).notNull(),
      why: varchar({ length: 16, enum: unverifiedReasons.values }),
      /** Number of the payment or refund that it is about; null until it was settled, and of others. */
      number: varchar({ length: 64 }),
      about: varchar({ length: 100 }).notNull().default(''),
      says: varchar({ length: 200 }).notNull().default(''),
      times: integer().notNull().default(1),
      /** Headers, query and body, encrypted; blank where nothing was kept. */
      sealed: text().notNull(),
      bytes: integer().notNull(),
      /** Answer that its provider reads, encrypted: a repetition is given the same. */
      reply: text(),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      unique('incoming_notice__key').on(t.route, t.key),
      index('incoming_notice__age').on(t.createTime, t.id), // the timer that clears, and days of the list
      index('incoming_notice__number')
        .on(t.number)
        .where(sql`number is not null`), // on the timeline of what it is about
      index('incoming_notice__refused')
        .on(t.route, t.createTime)
        .where(sql`state = 'refused'`), // the limit on what strangers can have kept
      index('incoming_notice__waiting')
        .on(t.createTime)
        .where(sql`state = 'waiting'`), // those that are left to people
    ],
  ),
  'strangers write it, and what follows from a notice is recorded where it happens',
);
