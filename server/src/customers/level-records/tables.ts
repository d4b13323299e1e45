import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer, customerLevel } from '../customers/tables.ts';

/** Changes of customers' levels: one row for each, as the level was then. */
export const customerLevelRecord = unaudited(
  pgTable(
    'customer_level_record',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      levelId: integer()
        .notNull()
        .references(() => customerLevel.id),
      grade: integer().notNull(),
      discount: integer().notNull(),
      mark: varchar({ length: 512 }).notNull(),
      actorName: varchar({ length: 64 }).notNull(),
      createTime: instant().notNull(),
    },
    (t) => [index('customer_level_record__uid').on(t.uid, t.id)], // the levels of one customer
  ),
  'it is a log itself',
);
