import { and, asc, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { participationStates } from '#contract/marketing/participations.ts';
import { sku } from '#server/catalogue/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/selling.ts';
import { isOnShelf } from '../activities/queries.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { type OpenSale, openSale } from './open-sale.ts';
import { saleRows, toSale } from './sale-rows.ts';

/** Sales that are read at most. */
const MOST = 200;

/** The product has not replaced the SKU since. */
const isSkuSold = sql`exists (select from ${sku} k where k.id = ${activitySku.skuId} and not k.is_del)`;

interface SalesQuery {
  skuIds: readonly number[];
  /** Customer whose bargains count; nobody's without one. */
  uid?: number | undefined;
}

/** A sale of one piece by the rules of its kind, where they let it be bought now. */
function openNow(sale: Sale, now: Date): OpenSale[] {
  const { participation: own } = sale;
  try {
    return [openSale(sale, { quantity: 1, participationId: own?.id }, now)];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Activities that sell one of these SKUs now: to anybody, or a bargain to who has brought it to its floor. */
export async function listSales(db: Db, { skuIds, uid = 0 }: SalesQuery, now: Date): Promise<OpenSale[]> {
  const { status, isDel, startTime, stopTime, kind, id } = activity;
  const { succeeded } = participationStates;
  const isTheirs = and(
    eq(participation.uid, uid),
    eq(participation.skuId, activitySku.skuId),
    eq(participation.status, succeeded),
  );
  const isOn = and(eq(status, true), eq(isDel, false), lte(startTime, now), gt(stopTime, now));
  const rows = await saleRows(db, among(activitySku.skuId, skuIds), isTheirs)
    .where(
      and(
        isOn,
        isOnShelf,
        isSkuSold,
        isNotNull(activitySku.id),
        or(ne(kind, activityKinds.bargain), isNotNull(participation.id)),
      ),
    )
    .orderBy(asc(activitySku.skuId), asc(id))
    .limit(MOST);
  return rows.flatMap((row) => openNow(toSale(row), now));
}
