import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Moment at which a provider may be asked next, by the clock of the database: all processes keep one pace. */
export const providerTurn = unaudited(
  pgTable('provider_turn', {
    provider: varchar({ length: 32 }).primaryKey(),
    nextTime: instant().notNull(),
  }),
  'it is written at every request to the provider',
);
