import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { unaudited } from '../database/quiet.ts';

/** Long work that a person started and watches. What it changes is recorded by its own writes. */
export const jobRun = unaudited(
  pgTable(
    'job_run',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      kind: varchar({ length: 64 }).notNull(),
      label: text().notNull(),
      state: varchar({ length: 16, enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
      done: integer().notNull(),
      total: integer().notNull(),
      message: text().notNull(),
      input: jsonb().$type<Record<string, unknown>>().notNull(),
      result: jsonb().$type<Record<string, unknown>>(),
      adminId: integer(),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [index('job_run__admin').on(t.adminId, t.id)], // a person's own runs, newest first
  ),
  'progress is written many times a second',
);

/** Outcome of the last run of each timer and job, over all processes. */
export const lastRun = unaudited(
  pgTable('last_run', {
    name: varchar({ length: 64 }).primaryKey(),
    startTime: instant().notNull(),
    /** Null while it runs. */
    endTime: instant(),
    /** Blank when all went well. */
    error: text().notNull().default(''),
    /** Runs that failed since the last one that did not. */
    failures: integer().notNull().default(0),
    /** Time of the last run that ended well. */
    doneTime: instant(),
  }),
  'it changes with every run, some of them every minute',
);

/** Sleep of a shop that moved in, from then until its owner opens it; a shop that never moved in has none. */
export const shopSleep = pgTable(
  'shop_sleep',
  {
    id: integer().primaryKey(),
    beginTime: instant().notNull(),
    /** Null while the shop is not open yet. */
    endTime: instant(),
    openedBy: varchar({ length: 64 }).notNull().default(''),
  },
  (t) => [check('shop_sleep__one', sql`${t.id} = 1`)],
);
