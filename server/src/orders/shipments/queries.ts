import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { no, type shipmentCalls, shipmentStates } from '#contract/orders/shipments.ts';
import { jobRun } from '#server/platform/jobs/tables.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { backwards } from '#server/platform/database/like.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { express } from '#server/delivery/index.ts';
import { type OrderRecord, orderColumns } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { parcel } from '../parcels/tables.ts';
import { shipment, shipmentRow } from './tables.ts';

export type ShipmentRow = typeof shipmentRow.$inferSelect;
type RunPage = Answer<typeof shipmentCalls.shipRuns>;

export async function ordersByNo(db: Db, orderNos: readonly string[]): Promise<Map<string, OrderRecord>> {
  const rows = await db
    .select(orderColumns)
    .from(order)
    .where(inArray(order.orderNo, [...orderNos]));
  return new Map(rows.map((row) => [row.orderNo, row]));
}

const tail = sql<string>`reverse(upper(${parcel.deliveryId}))`;

/** Orders whose parcels have these numbers, by number: found by the index of tracking numbers. */
export async function ordersByNumber(db: Db, numbers: readonly string[]) {
  const { orderNo, realName, userPhone, userAddress } = order;
  const { deliveryId } = parcel;
  const stands = sql`${deliveryId} is not null and ${parcel.withdrawnTime} is null`;
  const rows = await db
    .select({ orderNo, realName, userPhone, userAddress, deliveryId })
    .from(parcel)
    .innerJoin(order, eq(order.id, parcel.orderId))
    .where(and(inArray(tail, numbers.map(backwards)), eq(parcel.deliveryType, 'express'), stands));
  return Map.groupBy(rows, (row) => (row.deliveryId ?? '').toUpperCase());
}

const countOf = (state: ShipmentRow['state']) =>
  sql<number>`count(*) filter (where ${shipmentRow.state} = ${state})`.mapWith(Number);

const runs = (db: Db) =>
  db
    .select({
      id: shipment.id,
      jobId: shipment.jobId,
      createTime: shipment.createTime,
      total: sql<number>`count(*)`.mapWith(Number),
      sent: countOf('sent'),
      refused: countOf('refused'),
    })
    .from(shipment)
    .innerJoin(shipmentRow, eq(shipmentRow.runId, shipment.id));

const isOf = (id: number, { actor }: Pick<Asked, 'actor'>) => and(eq(shipment.id, id), eq(shipment.adminId, adminIdOf(actor)));

/** A person's own runs only, as with every job. */
export async function shipInfo(db: Db, { id }: { id: number }, asked: Asked): Promise<RunPage['list'][number]> {
  const [row] = await runs(db).where(isOf(id, asked)).groupBy(shipment.id);
  if (!row) throw no.NOT_FOUND();
  return row;
}

export async function shipRuns(db: Db, input: Input<typeof shipmentCalls.shipRuns>, { actor }: Asked): Promise<RunPage> {
  const own = eq(shipment.adminId, adminIdOf(actor));
  const query = runs(db).where(own).groupBy(shipment.id).orderBy(desc(shipment.id));
  return pageOfJoined(db, input, query, { from: shipment, where: own }, (rows) => rows);
}

export async function shipRows(db: Db, input: Input<typeof shipmentCalls.shipRows>, asked: Asked) {
  if ((await db.$count(shipment, isOf(input.id, asked))) === 0) throw no.NOT_FOUND();
  const { id, orderNo, expressCode, expressNumber, state, reason } = shipmentRow;
  const where = and(eq(shipmentRow.runId, input.id), equal(state, input.state));
  const expressName = sql<string>`coalesce(${express.name}, ${expressCode})`;
  const query = db
    .select({ id, orderNo, expressCode, expressNumber, state, reason, expressName })
    .from(shipmentRow)
    .leftJoin(express, eq(express.code, expressCode))
    .where(where)
    .orderBy(asc(id));
  return pageOfJoined(db, input, query, { from: shipmentRow, where }, (rows) => rows);
}

export const rowsIn = (db: Db, runId: number, state: ShipmentRow['state']): Promise<ShipmentRow[]> =>
  db
    .select()
    .from(shipmentRow)
    .where(and(eq(shipmentRow.runId, runId), eq(shipmentRow.state, state)))
    .orderBy(asc(shipmentRow.id));

export interface RowCounts {
  sent: number;
  refused: number;
  recalled: number;
}

export async function countRows(db: Db, runId: number): Promise<RowCounts> {
  const [row] = await db
    .select({ sent: countOf('sent'), refused: countOf('refused'), recalled: countOf('recalled') })
    .from(shipmentRow)
    .where(eq(shipmentRow.runId, runId));
  return row ?? { sent: 0, refused: 0, recalled: 0 };
}

/** A lock to the end of the transaction, so that one row is sent once, however many processes have its job. */
export async function lockRow(tx: Tx, id: number): Promise<ShipmentRow | undefined> {
  const [row] = await tx.select().from(shipmentRow).where(eq(shipmentRow.id, id)).for('update');
  return row;
}

/** A parcel number is given to one order after the other, or two runs would not see each other. */
export const lockNumber = (tx: Tx, number: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parcel ${number}`}, 0))`);

export const setRow = (tx: Tx, id: number, values: Partial<Pick<ShipmentRow, 'state' | 'reason'>>) =>
  tx.update(shipmentRow).set(values).where(eq(shipmentRow.id, id));

/** The run that a request began. */
export async function findByKey(tx: Tx, adminId: number, requestKey: string) {
  const { id, jobId } = shipment;
  const [row] = await tx
    .select({ id, jobId })
    .from(shipment)
    .where(and(eq(shipment.adminId, adminId), eq(shipment.requestKey, requestKey)));
  return row;
}

/** A run of one’s own with the state of its job, held to the end of the transaction. */
export async function lockShipment(tx: Tx, id: number, asked: Pick<Asked, 'actor'>) {
  const [row] = await tx
    .select({ id: shipment.id, jobState: jobRun.state })
    .from(shipment)
    .leftJoin(jobRun, eq(jobRun.id, shipment.jobId))
    .where(isOf(id, asked))
    .for('update', { of: shipment });
  return row;
}

/** The job that works on a run now: its progress is shown. */
export const followJob = (tx: Tx, runId: number, jobId: number) =>
  tx.update(shipment).set({ jobId }).where(eq(shipment.id, runId));

const retried = { state: shipmentStates.retried };

/** Marks the rows that were not sent as retried and answers them, so that two retries never take the same ones. */
export const markRetried = (tx: Tx, runId: number): Promise<ShipmentRow[]> =>
  tx
    .update(shipmentRow)
    .set(retried)
    .where(and(eq(shipmentRow.runId, runId), inArray(shipmentRow.state, [shipmentStates.waiting, shipmentStates.refused])))
    .returning();
