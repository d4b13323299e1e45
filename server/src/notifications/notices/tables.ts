import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Notice to one administrator. `outboxId` outlives the message, so that a message sent again notifies nobody twice. */
export const notice = unaudited(
  pgTable(
    'notice',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      outboxId: integer().notNull(),
      mark: varchar({ length: 50 }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      readTime: instant(),
      createTime: instant().notNull(),
    },
    (t) => [
      unique('notice__once').on(t.outboxId, t.adminId),
      index('notice__own').on(t.adminId, t.id), // the list of a person
      index('notice__unread')
        .on(t.adminId, t.id)
        .where(sql`read_time is null`), // the bell
      index('notice__age').on(t.createTime), // the timer that clears
    ],
  ),
  'a notice is written for each administrator and read once; it changes nothing in the shop',
);
