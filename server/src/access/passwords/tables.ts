import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** The password's hash, and what each sign-in counts. */
export const adminLogin = unaudited(
  pgTable('admin_login', {
    adminId: integer()
      .primaryKey()
      .references(() => admin.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    loginCount: integer().notNull().default(0),
    lastIp: varchar({ length: 45 }),
    lastTime: instant(),
  }),
  'a hash belongs in no log, and every sign-in changes the row',
);
