import { and, eq, inArray } from 'drizzle-orm';
import { type OrderRecord, type ParcelRecord, standingParcels } from '#server/orders/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { SOURCE } from '../outside-orders/queries.ts';
import { crawlOrder } from '../outside-orders/tables.ts';
import { reportsOfParcels } from './queries.ts';
import { type ReportRecord, crawlReport } from './tables.ts';

export const REPORT_JOB = 'crawl_order.sendTracking';

const isSame = (known: ReportRecord | undefined, { deliveryCode, deliveryId }: ParcelRecord): boolean =>
  known !== undefined && known.carrierCode === deliveryCode && known.trackingNo === deliveryId;

/** Has the tracking numbers of a collected order go back after the commit: of each parcel the one that stands, once. The caller holds the order. */
export async function requestReport(write: Write, { id, source, orderNo }: OrderRecord): Promise<void> {
  if (source !== SOURCE) return;
  const { tx, now } = write;
  const [found] = await tx.select({ id: crawlOrder.id }).from(crawlOrder).where(eq(crawlOrder.orderId, id));
  if (!found) return;
  const parcels = (await standingParcels(tx, id)).filter(({ deliveryType }) => deliveryType === 'express');
  const known = Map.groupBy(
    await reportsOfParcels(
      tx,
      parcels.map((parcel) => parcel.id),
    ),
    ({ parcelId }) => parcelId,
  );
  const told = parcels.filter((parcel) => !isSame(known.get(parcel.id)?.at(-1), parcel));
  if (told.length === 0) return;
  const parcelIds = told.map((parcel) => parcel.id);
  await tx
    .update(crawlReport)
    .set({ state: 'replaced', nextAskTime: null, updateTime: now })
    .where(and(inArray(crawlReport.parcelId, parcelIds), inArray(crawlReport.state, ['waiting', 'failed'])));
  const rows = told.map((parcel) => ({
    crawlOrderId: found.id,
    parcelId: parcel.id,
    reference: `${orderNo}-${parcel.id}-${(known.get(parcel.id)?.length ?? 0) + 1}`,
    carrierCode: parcel.deliveryCode ?? '',
    carrierName: parcel.deliveryName ?? '',
    trackingNo: parcel.deliveryId ?? '',
    state: 'waiting' as const,
    nextAskTime: now,
    createTime: now,
    updateTime: now,
  }));
  await insertRows(tx, crawlReport, rows);
  for (const report of await reportsOfParcels(tx, parcelIds))
    if (report.state === 'waiting') await later(write, { name: REPORT_JOB }, { id: report.id });
}
