import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** Parts of the account that the log finds it by. */
export const signInParts = sql.raw(`search_parts(sign_in_log.account)`);

/** Every try to sign in. */
export const signInLog = unaudited(
  pgTable(
    'sign_in_log',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      at: instant().notNull(),
      account: varchar({ length: 32 }).notNull(),
      adminId: integer().references(() => admin.id, { onDelete: 'set null' }),
      outcome: varchar({ length: 8, enum: ['done', 'wrong', 'captcha', 'locked', 'disabled', 'asked', 'code', 'key'] }).notNull(),
      address: varchar({ length: 45 }).notNull(),
      agent: varchar({ length: 255 }).notNull(),
    },
    (t) => [
      index('sign_in_log__account').on(t.account, t.id),
      index('sign_in_log__done')
        .on(t.account, t.at)
        .where(sql`outcome = 'done'`), // where an account signed in lately
      index('sign_in_log__parts').using('gin', signInParts), // part of an account
      index('sign_in_log__address').on(t.address, t.id),
      index('sign_in_log__at').on(t.at, t.id), // the log of some days, and the clean-up
      index('sign_in_log__outcome')
        .on(t.outcome, t.id)
        .where(sql`outcome <> 'done'`), // tries that failed
    ],
  ),
  'it is a log itself',
);
