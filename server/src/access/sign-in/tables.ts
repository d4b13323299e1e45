import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../administrators/tables.ts';

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

/** Failed tries of an account, existing or not, of a network, and of an account from a network that knows it. */
export const loginAttempt = unaudited(
  pgTable(
    'login_attempt',
    {
      kind: varchar({ length: 8, enum: ['account', 'address', 'known'] }).notNull(),
      name: varchar({ length: 64 }).notNull(),
      failures: integer().notNull(),
      lastTime: instant().notNull(),
      lockedUntil: instant(),
    },
    (t) => [primaryKey({ columns: [t.kind, t.name] }), index('login_attempt__last').on(t.lastTime)],
  ),
  'it counts, and the sign-in log tells',
);

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
