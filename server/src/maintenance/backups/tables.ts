import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { backupPlaces, backupStates, proofStates } from '#contract/maintenance/backups.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Times, place and key of the backups that the server makes by itself; one row. */
export const backupPlan = pgTable('backup_plan', {
  id: integer().primaryKey(),
  isOn: boolean().notNull(),
  hour: integer().notNull(),
  keep: integer().notNull(),
  place: varchar({ length: 16, enum: backupPlaces.values }).notNull(),
  folder: varchar({ length: 500 }).notNull(),
  /** Address of a bucket, encrypted: it holds a secret. */
  bucket: varchar({ length: 2000 }).notNull().default(''),
  /** Key of the backups, encrypted; empty leaves them open. */
  key: varchar({ length: 500 }).notNull().default(''),
  /** Each backup is restored to be proven. */
  proves: boolean().notNull(),
  updateTime: instant().notNull(),
});
export type PlanRecord = typeof backupPlan.$inferSelect;

/** Backup that the server made, or tried to. */
export const backup = unaudited(
  pgTable(
    'backup',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      state: varchar({ length: 16, enum: backupStates.values }).notNull(),
      place: varchar({ length: 16, enum: backupPlaces.values }).notNull(),
      /** Address there, for people; its last part is the name. */
      path: varchar({ length: 600 }).notNull().default(''),
      name: varchar({ length: 100 }).notNull().default(''),
      by: varchar({ length: 64 }).notNull(),
      isByTimer: boolean().notNull(),
      isEncrypted: boolean().notNull(),
      beginTime: instant().notNull(),
      endTime: instant(),
      bytes: bigint({ mode: 'number' }).notNull().default(0),
      tables: integer().notNull().default(0),
      rows: bigint({ mode: 'number' }).notNull().default(0),
      files: integer().notNull().default(0),
      done: integer().notNull().default(0),
      total: integer().notNull().default(0),
      problem: varchar({ length: 500 }).notNull().default(''),
      proof: varchar({ length: 16, enum: proofStates.values }).notNull().default(proofStates.none),
      proofBegin: instant(),
      proofTime: instant(),
      proofSays: varchar({ length: 500 }).notNull().default(''),
    },
    (t) => [
      check('backup__ended', sql`(${t.state} = 'making') = (${t.endTime} is null)`),
      uniqueIndex('backup__making')
        .on(t.state)
        .where(sql`state = 'making'`), // one at a time
      index('backup__newest').on(t.beginTime, t.id), // the list, and the timer that looks for the last one
      index('backup__proven').on(t.proofTime), // the last proof: status, incidents, metrics and the list of going live
    ],
  ),
  'the server writes it by itself, several times for each backup',
);
export type BackupRecord = typeof backup.$inferSelect;
