import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Scope } from '#server/platform/actor.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Act on many records, of any kind. The rows that it changes are recorded as the changes it leaves. */
export const run = unaudited(
  pgTable(
    'run',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Name of its `RunKind`, which is that of its job. */
      kind: varchar({ length: 64 }).notNull(),
      /** Act as the kind declares it: the new price, the coupon, the file. */
      task: jsonb().notNull(),
      label: text().notNull(),
      /** `checked` was planned and not begun; `undoing` takes its rows back one by one. */
      state: varchar({ length: 8, enum: ['checked', 'waiting', 'undoing', 'done', 'failed'] }).notNull(),
      matched: integer().notNull(),
      changed: integer().notNull(),
      unchanged: integer().notNull(),
      refused: integer().notNull(),
      /** Progress of the job that works on it now, or did last; null where it was done while the person waited. */
      jobId: integer(),
      /** The change of all its portions; null where each portion, or each row, is a change of its own. */
      changeId: bigint({ mode: 'number' }),
      /** True where that change can be taken back as one. */
      isUndoable: boolean().notNull(),
      /** File or provider that its records come from. */
      source: text().notNull().default(''),
      /** Limits that its starter had, within which its job acts. */
      scope: jsonb().$type<Scope>().notNull().default({}),
      /** Portions of its file that are done: there it goes on. */
      portionsDone: integer().notNull().default(0),
      /** Counts of its kind's own, beside those of its rows. */
      tally: jsonb(),
      /** Moment at which its starter asked it to stop. */
      stopTime: instant(),
      /** Key of the request that began it, where a repeated request answers the same run. */
      requestKey: varchar({ length: 64 }),
      adminId: integer(),
      createTime: instant().notNull(),
    },
    (t) => [
      index('run__admin').on(t.adminId, t.createTime, t.id), // a person's own runs, newest first
      index('run__job').on(t.jobId), // the run of a job
      index('run__time').on(t.kind, t.createTime), // the clean-up asks for old ones of a kind
    ],
  ),
  'a note of a run; its changes hold what it did',
);

/** Records of a run, as they were when it was planned, with the outcome of each. */
export const runRow = unaudited(
  pgTable(
    'run_row',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      runId: integer()
        .notNull()
        .references(() => run.id, { onDelete: 'cascade' }),
      /** Id of the record that it changes, or that it made. */
      target: integer(),
      /** Name of the record at its source: an order number, the line of a sheet, an id of another shop. */
      key: text().notNull().default(''),
      /** Values that come with the row, as the kind declares them. */
      input: jsonb(),
      state: varchar({ length: 9, enum: ['waiting', 'done', 'unchanged', 'refused', 'retried', 'undone'] })
        .notNull()
        .default('waiting'),
      reason: text().notNull().default(''),
    },
    (t) => [
      index('run_row__of_run').on(t.runId, t.state, t.id), // the result by state
      index('run_row__waiting')
        .on(t.runId, t.target, t.id)
        .where(sql`state = 'waiting'`), // what is left, in the order in which records are locked
    ],
  ),
  'a note of a run; its changes hold what it did',
);
