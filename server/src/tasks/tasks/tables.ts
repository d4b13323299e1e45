import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { fen, instant, stamps } from '#server/platform/database/columns.ts';

/** Work that an event leaves to people, until another event or a person ends it. */
export const task = pgTable(
  'task',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: varchar({ length: 24, enum: taskKinds.values }).notNull(),
    /** Record that it is about: of one record there is one to do. */
    subjectKey: varchar({ length: 64 }).notNull(),
    record: varchar({ length: 16, enum: taskRecords.values }).notNull(),
    number: varchar({ length: 40 }).notNull(),
    says: varchar({ length: 255 }).notNull(),
    amount: fen(),
    /** State, of `taskStates`. */
    state: integer().notNull(),
    /** Administrator who took it on; 0 while nobody did. */
    holderId: integer().notNull().default(0),
    holder: varchar({ length: 64 }),
    note: varchar({ length: 200 }),
    dueTime: instant().notNull(),
    endTime: instant(),
    ...stamps,
  },
  (t) => [
    check('task__state', sql`${t.state} between 0 and 3`),
    check('task__held', sql`${t.state} <> 0 or ${t.holderId} = 0`),
    check('task__over', sql`(${t.state} in (2, 3)) = (${t.endTime} is not null)`),
    check('task__reason', sql`(${t.state} = 3) = (${t.note} is not null)`),
    uniqueIndex('task__to_do')
      .on(t.kind, t.subjectKey)
      .where(sql`state in (0, 1)`), // one for each record, and how many there are by kind
    index('task__due').on(t.state, t.dueTime, t.id), // those of a state, the first due first
    index('task__number').on(t.number), // those of a record
    index('task__ended')
      .on(t.endTime, t.id)
      .where(sql`state in (2, 3)`), // those that are over, the latest first
    index('task__kind_ended')
      .on(t.kind, t.endTime, t.id)
      .where(sql`state in (2, 3)`), // those of a kind that are over
    index('task__kind').on(t.kind, t.id), // all of a kind
    index('task__holder')
      .on(t.holderId, t.state, t.endTime, t.id)
      .where(sql`holder_id <> 0`), // those that somebody has taken on
  ],
);
export type TaskRecord = typeof task.$inferSelect;
