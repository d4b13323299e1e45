import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { BulkRun } from '#contract/bulk-run.ts';
import type { Answer, Input } from '#contract/call.ts';
import { runRefusals, type runCalls } from '#contract/jobs/runs.ts';
import type { Page } from '#contract/wire.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { change } from '#server/platform/write/tables.ts';
import type { RunKind } from './run-kind.ts';
import { run, runRow } from './tables.ts';

type Owned = Pick<RunKind<never, unknown, never>, 'name' | 'refuses'>;

const isOver = sql`${run.state} in ('done', 'failed')`;
const runColumns = {
  id: run.id,
  label: run.label,
  state: sql<BulkRun['state']>`case when ${isOver} then ${run.state} else 'waiting' end`,
  matched: run.matched,
  changed: run.changed,
  unchanged: run.unchanged,
  refused: run.refused,
  takenBack: sql<number>`(select count(*) from run_row r where r.run_id = ${run.id} and r.state = 'undone')::int`,
  jobId: run.jobId,
  /** Undo is possible once the run is over. */
  changeId: sql<number | null>`case when ${isOver} and ${run.isUndoable} then ${run.changeId} end`,
  undone: sql<boolean>`${change.undoneBy} is not null`,
  createTime: run.createTime,
};
const runs = (db: Db) => db.select(runColumns).from(run).leftJoin(change, eq(change.id, run.changeId));

const newestFirst = [desc(run.createTime), desc(run.id)];

/** A person's own runs only, as with every job. */
const ofPerson = ({ actor }: Pick<CallContext, 'actor'>) => eq(run.adminId, adminIdOf(actor));
const isBegun = sql`${run.state} <> 'checked'`;
const isOne = ({ name }: Owned, id: number, asked: Pick<CallContext, 'actor'>) =>
  and(eq(run.id, id), eq(run.kind, name), ofPerson(asked));

export const runInfo =
  (kind: Owned) =>
  async (db: Db, { id }: { id: number }, asked: Pick<CallContext, 'actor'>): Promise<BulkRun> => {
    const [row] = await runs(db).where(and(isOne(kind, id, asked), isBegun));
    if (!row) throw kind.refuses.NOT_FOUND();
    return row;
  };

export const listRuns =
  ({ name }: Owned) =>
  (db: Db, paging: Paging, asked: Pick<CallContext, 'actor'>): Promise<Page<BulkRun>> => {
    const where = and(eq(run.kind, name), ofPerson(asked), isBegun);
    return pageOfJoined(db, paging, runs(db), { from: run, where, order: newestFirst }, (rows) => rows);
  };

type AnyRun = Answer<typeof runCalls.info>;

const anyColumns = {
  ...runColumns,
  source: run.source,
  kind: sql<AnyRun['kind']>`${run.kind}`,
  state: sql<AnyRun['state']>`${run.state}`,
};
const anyRuns = (db: Db) => db.select(anyColumns).from(run).leftJoin(change, eq(change.id, run.changeId));

/** Runs of every kind. */
export function listOwnRuns(db: Db, { kind, ...paging }: Input<typeof runCalls.list>, asked: CallContext): Promise<Page<AnyRun>> {
  const where = and(ofPerson(asked), isBegun, equal(run.kind, kind));
  return pageOfJoined(db, paging, anyRuns(db), { from: run, where, order: newestFirst }, (rows) => rows);
}

export async function getOwnRun(db: Db, { id }: { id: number }, asked: CallContext): Promise<AnyRun> {
  const [row] = await anyRuns(db).where(and(eq(run.id, id), ofPerson(asked), isBegun));
  if (!row) throw runRefusals.NOT_FOUND();
  return row;
}

type RowState = typeof runRow.$inferSelect.state;
/** Outcome of a row, as far as its kind knows outcomes. */
export const stateOf = <S extends RowState>() => sql<S>`${runRow.state}`;

/** Condition on the rows of a run of one's own. */
export async function ownRows(
  db: Db,
  kind: Owned,
  { id, state }: { id: number; state?: RowState | undefined },
  asked: Pick<CallContext, 'actor'>,
): Promise<SQL | undefined> {
  if ((await db.$count(run, isOne(kind, id, asked))) === 0) throw kind.refuses.NOT_FOUND();
  return and(eq(runRow.runId, id), equal(runRow.state, state));
}
