import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

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
