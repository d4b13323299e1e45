import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Sessions at providers, shared by all processes: a second sign-in may end the first. */
export const providerToken = unaudited(
  pgTable('provider_token', {
    provider: varchar({ length: 64 }).primaryKey(),
    /** Hash of address, account and secret that the session was opened with. */
    account: varchar({ length: 64 }).notNull(),
    /** Counts the sessions, so that whoever ends one does not end a later one. */
    turn: integer().notNull(),
    /** Encrypted; empty once the session has ended. */
    token: text().notNull(),
    sinceTime: instant().notNull(),
    untilTime: instant().notNull(),
  }),
  'a session is opened by the server itself, and its token is a secret',
);
