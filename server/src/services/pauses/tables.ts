import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Requests that a provider would refuse, and until when: of its whole account, or of one path. */
export const providerPause = unaudited(
  pgTable(
    'provider_pause',
    {
      provider: varchar({ length: 32 }).notNull(),
      /** Path at the provider; blank for all of them. */
      path: varchar({ length: 100 }).notNull(),
      says: varchar({ length: 300 }).notNull(),
      /** Advice to staff. */
      remedy: varchar({ length: 300 }).notNull(),
      sinceTime: instant().notNull(),
      untilTime: instant().notNull(),
    },
    (t) => [primaryKey({ name: 'provider_pause__path', columns: [t.provider, t.path] })],
  ),
  'the server writes down what a provider refuses, and nobody else does',
);
