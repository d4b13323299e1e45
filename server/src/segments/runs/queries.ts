import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { BULK_MAX, BULK_SYNC_MAX, type BulkRun } from '#contract/bulk-run.ts';
import { type ChosenCustomers, type customerRunCalls, no } from '#contract/segments/customer-runs.ts';
import { customer, customersWanted } from '#server/customers/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { among, equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { change } from '#server/platform/write/tables.ts';
import { segments } from '../segments/queries.ts';
import { customerRun, customerRunRow } from './tables.ts';

export type RunRecord = typeof customerRun.$inferSelect;
type RowState = typeof customerRunRow.$inferSelect.state;
type RunPage = Answer<typeof customerRunCalls.listMany>;

/** Condition of those who were ticked, match a filter, or belong to a segment; who went into another account is left out. */
export async function chosenWhere(db: Db, { ids, filter, segmentId }: ChosenCustomers, now: Date): Promise<SQL | undefined> {
  const isOne = isNull(customer.mergedInto);
  if (ids) return and(isOne, among(customer.id, ids));
  if (segmentId !== undefined) return and(isOne, customersWanted((await segments.get(db, segmentId)).filter, now));
  if (!filter) throw no.NOTHING_CHOSEN();
  return and(isOne, customersWanted(filter, now));
}

/** How many are found, and for how many of them there is something to do. */
export async function countChosen(db: Db, where: SQL | undefined, changes: SQL): Promise<{ matched: number; changed: number }> {
  const { rows } = await db.execute<{ matched: number; changed: number }>(sql`
    select count(*)::int as matched, (count(*) filter (where changes))::int as changed
    from (select ${changes} as changes from ${customer} where ${where ?? sql`true`} limit ${BULK_MAX + 1}) found`);
  return rows[0] ?? { matched: 0, changed: 0 };
}

const isOver = sql`${customerRun.state} <> 'waiting'`;
const columns = {
  id: customerRun.id,
  label: customerRun.label,
  state: customerRun.state,
  matched: customerRun.matched,
  changed: customerRun.changed,
  unchanged: customerRun.unchanged,
  refused: customerRun.refused,
  jobId: customerRun.jobId,
  /** Undo is possible once the run is over; coupons stay given. */
  changeId: sql<number | null>`case when ${isOver} and ${customerRun.task} -> 'coupon' is null then ${customerRun.changeId} end`,
  undone: sql<boolean>`${change.undoneBy} is not null`,
  createTime: customerRun.createTime,
};
const runs = (db: Db) => db.select(columns).from(customerRun).leftJoin(change, eq(change.id, customerRun.changeId));
const isOf = (id: number, { actor }: Pick<Asked, 'actor'>) =>
  and(eq(customerRun.id, id), eq(customerRun.adminId, adminIdOf(actor)));

/** A person's own runs only, as with every job. */
export async function getRun(db: Db, { id }: { id: number }, asked: Asked): Promise<BulkRun> {
  const [row] = await runs(db).where(isOf(id, asked));
  if (!row) throw no.NOT_FOUND();
  return row;
}

export async function listRuns(db: Db, paging: Input<typeof customerRunCalls.listMany>, { actor }: Asked): Promise<RunPage> {
  const own = eq(customerRun.adminId, adminIdOf(actor));
  const query = runs(db).where(own).orderBy(desc(customerRun.id));
  return pageOfJoined(db, paging, query, { from: customerRun, where: own }, (rows) => rows);
}

export async function listRunRows(db: Db, { id, state, ...paging }: Input<typeof customerRunCalls.rowsMany>, asked: Asked) {
  if ((await db.$count(customerRun, isOf(id, asked))) === 0) throw no.NOT_FOUND();
  const where = and(eq(customerRunRow.runId, id), equal(customerRunRow.state, state));
  const query = db
    .select({ id: customer.id, nickname: customer.nickname, state: customerRunRow.state, reason: customerRunRow.reason })
    .from(customerRunRow)
    .innerJoin(customer, eq(customer.id, customerRunRow.uid))
    .where(where)
    .orderBy(asc(customerRunRow.id));
  return pageOfJoined(db, paging, query, { from: customerRunRow, where }, (rows) => rows);
}

export async function findRun(db: Db, id: number): Promise<RunRecord | undefined> {
  const [row] = await db.select().from(customerRun).where(eq(customerRun.id, id));
  return row;
}

export async function lockRun(tx: Tx, id: number): Promise<RunRecord> {
  const [row] = await tx.select().from(customerRun).where(eq(customerRun.id, id)).for('update');
  if (!row) throw no.NOT_FOUND();
  return row;
}

export async function insertRun(tx: Tx, draft: Pick<RunRecord, 'task' | 'label' | 'adminId'>, now: Date): Promise<RunRecord> {
  const none = { state: 'waiting', matched: 0, changed: 0, unchanged: 0, refused: 0 } as const;
  const [row] = await tx
    .insert(customerRun)
    .values({ ...draft, ...none, createTime: now })
    .returning();
  if (!row) throw new Error('customer_run was not inserted');
  return row;
}

/** Freezes the customers of a run; answers how many, or one more than a run takes. */
export async function insertRunRows(tx: Tx, runId: number, where: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into customer_run_row (run_id, uid)
    select ${runId}, ${customer.id} from ${customer} where ${where ?? sql`true`} order by ${customer.id} limit ${BULK_MAX + 1}`);
  return rowCount ?? 0;
}

export const setRun = (tx: Tx, id: number, values: Partial<RunRecord>) =>
  tx.update(customerRun).set(values).where(eq(customerRun.id, id));

/** The next customers of a run that wait, in the order of their ids. */
export async function nextWaiting(tx: Tx, runId: number): Promise<number[]> {
  const rows = await tx
    .select({ uid: customerRunRow.uid })
    .from(customerRunRow)
    .where(and(eq(customerRunRow.runId, runId), eq(customerRunRow.state, 'waiting')))
    .orderBy(asc(customerRunRow.uid))
    .limit(BULK_SYNC_MAX);
  return rows.map(({ uid }) => uid);
}

/** Customers among these who fulfil a condition, in the order of their ids. */
export async function uidsWho(tx: Tx, uids: readonly number[], condition: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(among(customer.id, uids), condition))
    .orderBy(asc(customer.id));
  return rows.map(({ id }) => id);
}

/** Customers among these who went into another since they were chosen, each with whom it was. */
export async function mergedAmong(tx: Tx, uids: readonly number[]): Promise<Map<number, number>> {
  const { id, mergedInto } = customer;
  const rows = await tx
    .select({ id, mergedInto })
    .from(customer)
    .where(and(among(id, uids), isNotNull(mergedInto)));
  return new Map(rows.flatMap((row) => (row.mergedInto === null ? [] : [[row.id, row.mergedInto]])));
}

export interface RowOutcome {
  uid: number;
  state: RowState;
  reason: string;
}

export const setRowOutcomes = (tx: Tx, runId: number, outcomes: readonly RowOutcome[]) =>
  tx.execute(sql`
    update customer_run_row r set state = o.state, reason = o.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (uid int, state text, reason text)
    where r.run_id = ${runId} and r.state = 'waiting' and r.uid = o.uid`);

const goesOn = sql`${customerRunRow.uid} in (select ${customer.id} from ${customer} where ${isNull(customer.mergedInto)})`;

/** Marks what was left alone as retried and answers its customers, so that two retries never take the same ones; who was merged stays. */
export async function markRetried(tx: Tx, runId: number): Promise<number[]> {
  const rows = await tx
    .update(customerRunRow)
    .set({ state: 'retried' })
    .where(and(eq(customerRunRow.runId, runId), inArray(customerRunRow.state, ['waiting', 'refused']), goesOn))
    .returning({ uid: customerRunRow.uid });
  return rows.map(({ uid }) => uid);
}
