import { type SQL, and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Period } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import type { SlotHours } from '#contract/marketing/slots.ts';
import { campaignKinds } from '#contract/order-figures/campaign-results.ts';
import type { Page } from '#contract/wire.ts';
import { coupon, couponParts } from '#server/coupons/index.ts';
import { activity, slotHoursOfSale } from '#server/marketing/index.ts';
import { matchingOrId, matchingParts, orId } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { COUNT_CAP, type Paging } from '#server/platform/database/page.ts';
import { campaignSum } from './tables.ts';

/** Activity or coupon, as far as its result is concerned; a coupon runs while it can be claimed. */
export interface Campaign {
  id: number;
  title: string;
  status: boolean;
  startTime: Date;
  stopTime: Date | null;
  slot: SlotHours | null;
}

/** Result of a campaign. */
export interface Brought {
  people: number;
  orders: number;
  pieces: number;
  paid: Fen;
  refunded: Fen;
  discount: Fen;
}

interface CampaignsQuery extends Paging {
  kind: number;
  keywords?: string | undefined;
}

const ofActivity = {
  id: activity.id,
  title: activity.title,
  status: activity.status,
  startTime: activity.startTime,
  stopTime: sql<Date | null>`${activity.stopTime}`.mapWith(activity.stopTime),
  slot: slotHoursOfSale,
};
const ofCoupon = {
  id: coupon.id,
  title: coupon.name,
  status: coupon.status,
  startTime: coupon.receiveStartTime,
  stopTime: coupon.receiveEndTime,
  slot: sql<null>`null`,
};

export const isCoupon = (kind: number): boolean => kind === campaignKinds.coupon;

/** Activities of a kind or coupons, deleted ones too. */
export const tableOf = (kind: number) => (isCoupon(kind) ? coupon : activity);
export const idOf = (kind: number) => (isCoupon(kind) ? coupon.id : activity.id);
export const isOfKind = (kind: number): SQL | undefined => (isCoupon(kind) ? undefined : eq(activity.kind, kind));

/** An order of campaigns: by their kept sums, or by the places that `from` gives as `ranked(key, place)`. */
export interface Rank {
  by: readonly SQL[];
  from: 'sums' | SQL | undefined;
}

const activitiesOf = (kind: number): SQL | undefined => and(isOfKind(kind), eq(activity.isDel, false));

/** A coupon still takes effect after the last day on which it is claimed, until the last one has expired. */
const couponEnd = sql<Date>`greatest(${coupon.receiveEndTime} + coalesce(${coupon.day}, 0) * interval '1 day', ${coupon.useEndTime})`;

function joinRank(query: PgSelect, { kind }: Pick<CampaignsQuery, 'kind'>, { from }: Rank): void {
  const id = idOf(kind);
  if (from === 'sums') query.innerJoin(campaignSum, and(eq(campaignSum.kind, kind), eq(campaignSum.campaignId, id)));
  else if (from) query.innerJoin(from, sql`ranked.key = ${id}`);
}

/** Campaigns of a kind in the order of a rank; with a period those that ran in it. */
export function campaignsOf<R>(
  db: Db,
  asked: CampaignsQuery,
  period: Period | undefined,
  { rank, show }: { rank: Rank; show: (found: readonly Campaign[]) => Promise<R[]> },
): Promise<Page<R>> {
  const { kind, keywords, ...paging } = asked;
  if (!isCoupon(kind)) {
    const ran = period && and(lt(activity.startTime, period.until), gt(activity.stopTime, period.from));
    const where = and(activitiesOf(kind), ran, matchingOrId(keywords, activity.id, activity.title));
    const query = db.select(ofActivity).from(activity).$dynamic();
    joinRank(query, asked, rank);
    return pageOfQuery(paging, query.where(where).orderBy(...rank.by), countUpTo(db, COUNT_CAP, activity, where), show);
  }
  const ran =
    period && and(lt(coupon.receiveStartTime, period.until), or(isNull(coupon.receiveEndTime), gt(couponEnd, period.from)));
  const where = and(eq(coupon.isDel, false), ran, orId(matchingParts(keywords, couponParts, coupon.name), keywords, coupon.id));
  const query = db.select(ofCoupon).from(coupon).$dynamic();
  joinRank(query, asked, rank);
  return pageOfQuery(paging, query.where(where).orderBy(...rank.by), countUpTo(db, COUNT_CAP, coupon, where), show);
}

export async function findCampaign(db: Db, { kind, id }: { kind: number; id: number }): Promise<Campaign | undefined> {
  const [found] = isCoupon(kind)
    ? await db
        .select(ofCoupon)
        .from(coupon)
        .where(and(eq(coupon.id, id), eq(coupon.isDel, false)))
    : await db
        .select(ofActivity)
        .from(activity)
        .where(and(activitiesOf(kind), eq(activity.id, id)));
  return found;
}
