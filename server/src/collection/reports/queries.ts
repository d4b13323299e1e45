import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { nextAsk } from '#server/platform/jobs/next-ask.ts';
import { crawlOrder } from '../outside-orders/tables.ts';
import { type ReportRecord, crawlReport } from './tables.ts';

/** Tracking numbers of a collected order, as its page shows them. */
export const reportsOf = (db: Db, crawlOrderId: number) =>
  db
    .select({
      trackingNo: crawlReport.trackingNo,
      carrierName: crawlReport.carrierName,
      state: crawlReport.state,
      message: crawlReport.message,
      updateTime: crawlReport.updateTime,
    })
    .from(crawlReport)
    .where(eq(crawlReport.crawlOrderId, crawlOrderId))
    .orderBy(asc(crawlReport.id));

/** Tracking numbers of these parcels, the latest last. */
export const reportsOfParcels = (tx: Tx, parcelIds: readonly number[]): Promise<ReportRecord[]> =>
  tx
    .select()
    .from(crawlReport)
    .where(inArray(crawlReport.parcelId, [...parcelIds]))
    .orderBy(asc(crawlReport.id));

export async function dueReports(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: crawlReport.id })
    .from(crawlReport)
    .where(lte(crawlReport.nextAskTime, now))
    .orderBy(asc(crawlReport.nextAskTime), asc(crawlReport.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface TakenReport extends ReportRecord {
  externalNo: string;
}

/** Takes a try on: of several processes one has it, and the next is due after a pause, whatever becomes of this one. */
export async function takeReport(tx: Tx, id: number, now: Date): Promise<TakenReport | undefined> {
  const [found] = await tx
    .select({ report: crawlReport, externalNo: crawlOrder.externalNo })
    .from(crawlReport)
    .innerJoin(crawlOrder, eq(crawlOrder.id, crawlReport.crawlOrderId))
    .where(and(eq(crawlReport.id, id), lte(crawlReport.nextAskTime, now)))
    .for('update', { of: crawlReport });
  if (!found) return undefined;
  const asks = found.report.asks + 1;
  await tx
    .update(crawlReport)
    .set({ asks, nextAskTime: nextAsk(now, asks), updateTime: now })
    .where(eq(crawlReport.id, id));
  return { ...found.report, asks, externalNo: found.externalNo };
}

/** True of reports that still wait, or failed, of one order or of all. */
export const isOpen = (state: 'waiting' | 'failed', crawlOrderId?: number) =>
  and(
    eq(crawlReport.state, state),
    crawlOrderId === undefined ? isNotNull(crawlReport.nextAskTime) : eq(crawlReport.crawlOrderId, crawlOrderId),
  );
