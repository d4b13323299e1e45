import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import {
  type MoveReport,
  type MoveRow,
  type MoveStep,
  type moveCalls,
  moveRefusals,
  moveStates,
} from '#contract/move-in/moves.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { jobRun } from '#server/platform/jobs/tables.ts';
import { BROKEN, isBroken, pauseOf } from './is-broken.ts';
import { moveIn, moveInReport } from './tables.ts';

export type MoveRecord = typeof moveIn.$inferSelect;

export const listMoves = (db: Db, paging: Input<typeof moveCalls.list>): Promise<Page<MoveRow>> =>
  pageOf(db, paging, { from: moveIn, order: [desc(moveIn.id)] });

const shownSteps = (result: Record<string, unknown> | null): MoveStep[] => (result?.['steps'] ?? []) as MoveStep[];

export async function getMove(db: Db, { id }: { id: number }): Promise<Answer<typeof moveCalls.info>> {
  const [found] = await db
    .select({ ...getTableColumns(moveIn), report: moveInReport.report, result: jobRun.result })
    .from(moveIn)
    .leftJoin(moveInReport, eq(moveInReport.moveId, moveIn.id))
    .leftJoin(jobRun, eq(jobRun.id, moveIn.jobId))
    .where(eq(moveIn.id, id));
  if (!found) throw moveRefusals.NOT_FOUND();
  const steps = shownSteps(found.result);
  if (found.endTime !== null) return { ...found, steps };
  if (await isBroken(db, found)) return { ...found, steps, state: moveStates.failed, message: BROKEN, endTime: found.createTime };
  return { ...found, steps, message: (await pauseOf(db, found)) ?? found.message };
}

/** Held to the end of the transaction: whoever begins a move looks first whether there is one. */
export const lockMoves = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(7451941)`);

/** Moves that are not over, of which there is one at most. */
export const openMoves = (db: Db): Promise<MoveRecord[]> => db.select().from(moveIn).where(isNull(moveIn.endTime));

export async function findMoveOfJob(db: Db, jobId: number): Promise<MoveRecord | undefined> {
  const [found] = await db.select().from(moveIn).where(eq(moveIn.jobId, jobId));
  return found;
}

export async function insertMove(tx: Tx, draft: typeof moveIn.$inferInsert): Promise<MoveRecord> {
  const [inserted] = await tx.insert(moveIn).values(draft).returning();
  if (!inserted) throw new Error('the move was not noted');
  return inserted;
}

/** Changes a move that is not over; what has ended stays as it ended. */
export async function setMove(tx: Tx, id: number, set: Partial<typeof moveIn.$inferInsert>): Promise<boolean> {
  const { rowCount } = await tx
    .update(moveIn)
    .set(set)
    .where(and(eq(moveIn.id, id), isNull(moveIn.endTime)));
  return rowCount === 1;
}

export const keepReport = (tx: Tx, moveId: number, report: MoveReport) => tx.insert(moveInReport).values({ moveId, report });

export async function isStopAsked(db: Db, id: number): Promise<boolean> {
  const [found] = await db.select({ stopTime: moveIn.stopTime }).from(moveIn).where(eq(moveIn.id, id));
  return found?.stopTime !== null;
}

/** The last move for good that was finished, with its report. */
export async function findLastMove(db: Db): Promise<(MoveRecord & { report: MoveReport }) | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(moveIn), report: moveInReport.report })
    .from(moveIn)
    .innerJoin(moveInReport, eq(moveInReport.moveId, moveIn.id))
    .where(eq(moveIn.isDry, false))
    .orderBy(desc(moveIn.id))
    .limit(1);
  return found;
}
