import { char, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A record of the former shop and ours that came of it; the hashes tell whether it has changed there, or here, since. */
export const moveInRow = unaudited(
  pgTable(
    'move_in_row',
    {
      noun: varchar({ length: 32 }).notNull(),
      theirKey: varchar({ length: 96 }).notNull(),
      ourId: integer().notNull(),
      hash: char({ length: 32 }).notNull(),
      /** Hash of our row as it came; null where nobody can tell what has been done to it here. */
      ourHash: char({ length: 32 }),
    },
    (t) => [primaryKey({ name: 'move_in_row__place', columns: [t.noun, t.theirKey] })],
  ),
  'it is written by the command that moves a shop in, and by nobody else',
);
