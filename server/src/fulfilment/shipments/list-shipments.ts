import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { ShipmentState, shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { express } from '#server/delivery/index.ts';
import { ownRows, run, runRow } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { shipKind } from './ship-kind.ts';

type RunPage = Answer<typeof shipmentCalls.shipRuns>;

/** States of rows under the names that the wire has for them. */
const rowStates = { waiting: 'waiting', sent: 'done', refused: 'refused', retried: 'retried', recalled: 'undone' } as const;
const state = sql<ShipmentState>`case ${runRow.state} when 'done' then 'sent' when 'undone' then 'recalled' else ${runRow.state} end`;

const countOf = (counted: ShipmentState) =>
  sql<number>`count(*) filter (where ${runRow.state} = ${rowStates[counted]})`.mapWith(Number);
const isLeft = sql`${runRow.state} = 'refused' or (${runRow.state} = 'waiting' and ${run.state} not in ('waiting', 'undoing'))`;
const runs = (db: Db) =>
  db
    .select({
      id: run.id,
      jobId: sql<number>`${run.jobId}`,
      createTime: run.createTime,
      total: run.matched,
      sent: countOf('sent'),
      refused: countOf('refused'),
      recalled: countOf('recalled'),
      left: sql<number>`count(*) filter (where ${isLeft})`.mapWith(Number),
    })
    .from(run)
    .innerJoin(runRow, eq(runRow.runId, run.id));
const ofPerson = ({ actor }: Pick<CallContext, 'actor'>) => and(eq(run.kind, shipKind.name), eq(run.adminId, adminIdOf(actor)));

/** A person's own runs only, as with every job. */
export async function shipInfo(db: Db, { id }: { id: number }, asked: CallContext): Promise<RunPage['list'][number]> {
  const [row] = await runs(db)
    .where(and(eq(run.id, id), ofPerson(asked)))
    .groupBy(run.id);
  if (!row) throw shipKind.refuses.NOT_FOUND();
  return row;
}

export async function shipRuns(db: Db, input: Input<typeof shipmentCalls.shipRuns>, asked: CallContext): Promise<RunPage> {
  const where = ofPerson(asked);
  const order = [desc(run.createTime), desc(run.id)];
  return pageOfJoined(db, input, runs(db).groupBy(run.id), { from: run, where, order }, (rows) => rows);
}

export async function shipRows(db: Db, input: Input<typeof shipmentCalls.shipRows>, asked: CallContext) {
  const wanted = input.state && rowStates[input.state];
  const where = await ownRows(db, shipKind, { id: input.id, state: wanted }, asked);
  const { id, key, reason, input: parcel } = runRow;
  const code = sql<string>`${parcel} ->> 'expressCode'`;
  const query = db
    .select({
      id,
      orderNo: key,
      expressCode: code,
      expressNumber: sql<string>`${parcel} ->> 'expressNumber'`,
      state,
      reason,
      expressName: sql<string>`coalesce(${express.name}, ${code})`,
    })
    .from(runRow)
    .leftJoin(express, eq(express.code, code));
  return pageOfJoined(db, input, query, { from: runRow, where, order: [asc(id)] }, (rows) => rows);
}

/** The run that a request began. */
export async function findByKey(tx: Tx, adminId: number, requestKey: string) {
  const [row] = await tx
    .select({ id: run.id, jobId: sql<number>`${run.jobId}` })
    .from(run)
    .where(and(eq(run.kind, shipKind.name), eq(run.adminId, adminId), eq(run.requestKey, requestKey)));
  return row;
}
