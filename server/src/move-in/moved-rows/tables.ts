import { char, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A record of the former shop and ours that came of it; the hash tells whether it has changed there since. */
export const moveInRow = unaudited(
  pgTable(
    'move_in_row',
    {
      noun: varchar({ length: 32 }).notNull(),
      theirKey: varchar({ length: 96 }).notNull(),
      ourId: integer().notNull(),
      hash: char({ length: 32 }).notNull(),
    },
    (t) => [primaryKey({ name: 'move_in_row__place', columns: [t.noun, t.theirKey] })],
  ),
  'it is written once, by the command that moves a shop in',
);
