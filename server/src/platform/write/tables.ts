import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { unaudited } from '../database/quiet.ts';

/** Write: its actor and origin. History, undo, audit and pushed events derive from it. */
export const change = unaudited(
  pgTable(
    'change',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      at: instant().notNull(),
      actorKind: varchar({ length: 16 }).notNull(),
      actorId: integer(),
      actorName: text().notNull(),
      address: varchar({ length: 45 }),
      requestNo: varchar({ length: 32 }),
      act: varchar({ length: 96 }).notNull(),
      /** End of the time in which its actor may take it back; null when the act is not reversible. */
      undoUntil: instant(),
      undoneBy: bigint({ mode: 'number' }),
      touched: jsonb().$type<Record<string, number[]>>(),
    },
    (t) => [
      index('change__at').on(t.at, t.id), // the log of some days, and the clean-up, which asks for old ones
      index('change__actor').on(t.actorName, t.id), // the log of one person, and who is in it
      index('change__address').on(t.address, t.id), // the log of one address
      index('change__act').on(t.act, t.id), // the log of one act
      index('change__actor_kind').on(t.actorKind, t.id), // the log of staff, of storefronts, of the system
      index('change__noun').on(sql`split_part(${t.act}, '.', 1)`, t.id), // the log of one kind of record, newest first
      index('change__deletions')
        .on(t.act, t.at, t.id)
        .where(sql`act like '%.delete'`), // what was deleted lately, latest first
    ],
  ),
  'it is the log itself',
);

/** A changed row: only the columns that changed for an update, all of them for an insert or a delete. */
export const changeRow = unaudited(
  pgTable(
    'change_row',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      changeId: bigint({ mode: 'number' })
        .notNull()
        .references(() => change.id, { onDelete: 'cascade' }),
      noun: varchar({ length: 64 }).notNull(),
      rowId: bigint({ mode: 'number' }).notNull(),
      before: jsonb().$type<Record<string, unknown>>(),
      after: jsonb().$type<Record<string, unknown>>(),
    },
    (t) => [
      index('change_row__change').on(t.changeId, t.id), // undo and the announcement read one change, or what was added to it
      index('change_row__row').on(t.noun, t.rowId, t.id), // the history of one record, newest first
      index('change_row__gone')
        .on(t.changeId)
        .where(sql`after is null`), // what a record's parts were before they were removed
    ],
  ),
  'it is the log itself',
);

/** Changes that the chain of seals has still to take in: each transaction of a change leaves its rows, those after `since`. */
export const changeUnsealed = unaudited(
  pgTable('change_unsealed', {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeId: bigint({ mode: 'number' }).notNull(),
    since: bigint({ mode: 'number' }).notNull(),
    through: bigint({ mode: 'number' }).notNull(),
  }),
  'it is a queue of the log',
);

/** Answers kept by idempotency key, so that a repeated request has one effect. */
export const idempotent = unaudited(
  pgTable('idempotent', {
    key: varchar({ length: 160 }).primaryKey(),
    fingerprint: varchar({ length: 64 }).notNull(),
    answer: jsonb().notNull(),
    isFinal: boolean().notNull().default(true),
    at: instant().notNull(),
  }),
  'it repeats answers and is cleaned daily',
);
