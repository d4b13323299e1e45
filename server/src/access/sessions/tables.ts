import { index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../administrators/tables.ts';

/** Session of somebody who is signed in. Ending a session deletes its row. */
export const adminSession = unaudited(
  pgTable(
    'admin_session',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      /** SHA-256 of the token, so that a stolen table opens nothing. */
      tokenHash: varchar({ length: 64 }).notNull(),
      address: varchar({ length: 45 }).notNull(),
      agent: varchar({ length: 255 }).notNull(),
      createTime: instant().notNull(),
      lastTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [
      unique('admin_session__token').on(t.tokenHash),
      index('admin_session__admin').on(t.adminId), // a person's own devices
      index('admin_session__expiry').on(t.expireTime), // the clean-up asks for ended ones
    ],
  ),
  'it comes and goes with every sign-in, which has a log of its own',
);
