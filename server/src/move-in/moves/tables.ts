import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { type MoveReport, moveStates } from '#contract/move-in/moves.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Run of a move, by a job or by the command. */
export const moveIn = pgTable(
  'move_in',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the dump, in the folder of dumps where a job reads it. */
    dump: varchar({ length: 120 }).notNull(),
    isDry: boolean().notNull(),
    state: varchar({ length: 16, enum: moveStates.values }).notNull(),
    /** Site of its pictures, as it was said. */
    pictures: varchar({ length: 500 }).notNull(),
    /** Site of its pictures, as the run took it; blank until it is over. */
    pictureBase: varchar({ length: 500 }).notNull().default(''),
    wechatAppId: varchar({ length: 64 }).notNull(),
    routineAppId: varchar({ length: 64 }).notNull(),
    /** Folder of pictures beside the dumps; blank where none came along. */
    pictureFolder: varchar({ length: 120 }).notNull().default(''),
    fetchesPictures: boolean().notNull().default(false),
    /** Progress of its job; null of a command. */
    jobId: integer(),
    by: varchar({ length: 64 }).notNull(),
    message: varchar({ length: 500 }).notNull().default(''),
    brought: integer(),
    differing: integer(),
    stopTime: instant(),
    createTime: instant().notNull(),
    endTime: instant(),
  },
  (t) => [
    check('move_in__end', sql`(${t.state} in ('waiting', 'running')) = (${t.endTime} is null)`),
    index('move_in__open')
      .on(t.id)
      .where(sql`end_time is null`), // the one that is under way
    index('move_in__job').on(t.jobId), // that of a job
  ],
);

/** Report of a run that was finished. */
export const moveInReport = unaudited(
  pgTable('move_in_report', {
    moveId: integer()
      .primaryKey()
      .references(() => moveIn.id, { onDelete: 'cascade' }),
    report: jsonb().$type<MoveReport>().notNull(),
  }),
  'it is written once, and as long as the dump has tables',
);
