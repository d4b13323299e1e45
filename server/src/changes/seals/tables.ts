import { bigint, char, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Link of the chain: the digest of what one transaction of a change left, hashed with the hash of the link before. */
export const changeSeal = unaudited(
  pgTable(
    'change_seal',
    {
      /** Sequence without gaps. */
      id: bigint({ mode: 'number' }).primaryKey(),
      changeId: bigint({ mode: 'number' }).notNull(),
      /** Rows of the change after this one, */
      since: bigint({ mode: 'number' }).notNull(),
      /** up to this one. */
      through: bigint({ mode: 'number' }).notNull(),
      digest: char({ length: 64 }).notNull(),
      hash: char({ length: 64 }).notNull(),
      at: instant().notNull(),
    },
    (t) => [index('change_seal__change').on(t.changeId, t.id)], // changes without a seal, and those that are sealed again later
  ),
  'it seals the log',
);

/** Last link that was removed with its change, when the time for which the log is kept was over; the chain begins after it. */
export const changeCheckpoint = pgTable('change_checkpoint', {
  id: integer().primaryKey(),
  sealId: bigint({ mode: 'number' }).notNull(),
  hash: char({ length: 64 }).notNull(),
  /** Acts that were removed so far. */
  removed: bigint({ mode: 'number' }).notNull(),
  /** Time before which they were. */
  before: instant().notNull(),
});

/**
 * Row of the log that lost what it said of an erased person, by its own number: its digest as it was sealed, and as it reads since. The log
 * has these rows as well, and they are sealed with the erasure.
 */
export const changeErasure = pgTable('change_erasure', {
  id: bigint({ mode: 'number' }).primaryKey(),
  was: char({ length: 64 }).notNull(),
  became: char({ length: 64 }).notNull(),
});

/** Outcome of the last verification of the chain, in one row. */
export const changeVerification = unaudited(
  pgTable('change_verification', {
    id: integer().primaryKey(),
    at: instant().notNull(),
    /** Links that are as they were written. */
    sealId: bigint({ mode: 'number' }).notNull(),
    /** Time of the last act among them. */
    through: instant(),
    brokenChange: bigint({ mode: 'number' }),
    fault: varchar({ length: 16 }),
  }),
  'it is found anew every night',
);
