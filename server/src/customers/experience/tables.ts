import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { ExperienceKind } from '#contract/customers/ledgers.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/** The ledger of experience: rows are only added, and a customer's experience is their sum. */
export const experienceRecord = unaudited(
  pgTable(
    'experience_record',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      uid: integer()
        .notNull()
        .references(() => customer.id),
      kind: varchar({ length: 16 }).$type<ExperienceKind>().notNull(),
      /** Negative when it left. */
      experience: integer().notNull(),
      /** Figure after the movement. */
      balance: integer().notNull(),
      /** Number of the order; `0` when there is none. */
      linkId: varchar({ length: 32 }).notNull(),
      mark: varchar({ length: 512 }).notNull(),
      actorName: varchar({ length: 64 }).notNull(),
      createTime: instant().notNull(),
    },
    (t) => [
      check('experience_record__experience', sql`${t.experience} <> 0`),
      index('experience_record__uid').on(t.uid, t.id), // the ledger of one customer
      index('experience_record__link').on(t.linkId), // what an order earned and lost
      // An order earns once.
      uniqueIndex('experience_record__gain')
        .on(t.linkId)
        .where(sql`kind = 'gain'`),
    ],
  ),
  'it is a ledger itself',
);
