import { sql } from 'drizzle-orm';
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { ways } from '#contract/notifications/events.ts';
import { outboxStates } from '#contract/notifications/outbox.ts';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Messages of events, written with the act that they are about and sent after it. */
export const outbox = unaudited(
  pgTable(
    'outbox',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      mark: varchar({ length: 50 }).notNull(),
      channel: varchar({ length: 16, enum: ways.values }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      /** The one administrator it is for; without one it is for everybody whom the event concerns. */
      adminId: integer().references(() => admin.id, { onDelete: 'cascade' }),
      state: varchar({ length: 16, enum: outboxStates.values }).notNull(),
      attempts: integer().notNull().default(0),
      /** Time of the next attempt; put off while one is under way. */
      nextTry: instant().notNull(),
      lastError: varchar({ length: 200 }).notNull().default(''),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      index('outbox__due')
        .on(t.nextTry, t.id)
        .where(sql`state = 'waiting'`), // the timer that sends
      index('outbox__dead')
        .on(t.id)
        .where(sql`state = 'dead'`), // the list that staff see
      index('outbox__age').on(t.createTime), // the timer that clears
    ],
  ),
  'every message is written three times on its way',
);
