import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** A stored file whose last row was deleted; it goes when the deletion can no longer be taken back. */
export const discard = unaudited(
  pgTable(
    'discard',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      path: varchar({ length: 255 }).notNull(),
      due: instant().notNull(),
    },
    (t) => [
      index('discard__due').on(t.due), // the timer asks every minute
      index('discard__path').on(t.path), // does the file of a deleted picture still wait?
    ],
  ),
  'it is a list of work to do',
);
