import { bigint, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { unaudited } from '../database/quiet.ts';

/** Kept counts: how many rows of a noun have a key. Each is the sum over its slots, so that writers do not wait for each other. */
export const tally = unaudited(
  pgTable(
    'tally',
    {
      noun: varchar({ length: 64 }).notNull(),
      key: varchar({ length: 64 }).notNull(),
      slot: integer().notNull(),
      n: bigint({ mode: 'number' }).notNull(),
    },
    (t) => [primaryKey({ name: 'tally__place', columns: [t.noun, t.key, t.slot] })],
  ),
  'counts derive from rows that are recorded themselves',
);
