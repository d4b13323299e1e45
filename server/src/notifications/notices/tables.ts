import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Notice to one administrator. `outboxId` outlives the message, so that a message sent again notifies nobody twice. */
export const notice = unaudited(
  pgTable(
    'notice',
    {
      /** Place in the list: a notice that comes back has a new one. */
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      outboxId: integer().notNull(),
      mark: varchar({ length: 50 }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      readTime: instant(),
      /** Moment at which it comes back. */
      laterTime: instant(),
      doneTime: instant(),
      createTime: instant().notNull(),
    },
    (t) => [
      unique('notice__once').on(t.outboxId, t.adminId),
      check('notice__state', sql`${t.laterTime} is null or ${t.doneTime} is null`),
      index('notice__open')
        .on(t.adminId, t.id)
        .where(sql`later_time is null and done_time is null`), // the list of a person
      index('notice__put_off')
        .on(t.adminId, t.id)
        .where(sql`later_time is not null`), // those that come back to a person
      index('notice__done')
        .on(t.adminId, t.id)
        .where(sql`done_time is not null`), // those that a person has done
      index('notice__unread')
        .on(t.adminId, t.id)
        .where(sql`read_time is null`), // the bell
      index('notice__due')
        .on(t.laterTime)
        .where(sql`later_time is not null`), // the timer that brings them back
      index('notice__age').on(t.createTime), // the timer that clears
    ],
  ),
  'a notice is written for each administrator and read once; it changes nothing in the shop',
);
