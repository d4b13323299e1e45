import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { ResultFigure, ResultOrder } from '#contract/orders/campaign-results.ts';
import { coupon, couponUser } from '#server/coupons/index.ts';
import { activity } from '#server/marketing/index.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { slowOnce } from '#server/platform/database/lists/remembered.ts';
import { order } from '../orders/tables.ts';
import { isCoupon } from './campaigns.ts';
import { isByCoupon, isKept, partakers, sales, sums } from './figures.ts';
import { shownBy } from './shown.ts';

interface Ranking {
  kind: number;
  order?: ResultOrder;
}

const amounts: ReadonlySet<ResultFigure> = new Set(['paid', 'refunded', 'net', 'discount', 'returned']);

const figureIn = (asked: NonNullable<ResultOrder>) => asked.replace('-', '') as ResultFigure;

/** An order that tells amounts even where they are not shown. */
export const tellsAmounts = ({ order: asked }: Pick<Ranking, 'order'>): boolean =>
  asked !== undefined && amounts.has(figureIn(asked));

function ofOrders(kind: number, figure: Exclude<ResultFigure, 'shown'>, period: Period | undefined): SQL {
  const { buyers, orders, pieces, paid, refunded, discount } = sums(kind, period);
  const net = sql`${paid} - ${refunded}`;
  const returned = sql`case when ${discount} > 0 then round((${net})::numeric / ${discount}, 2) end`;
  return { people: buyers, orders, pieces, paid, refunded, net, discount, returned }[figure];
}

/** One figure of every campaign of a kind, in one statement; a campaign without a row has none. */
async function figureOfAll(db: Db, kind: number, figure: ResultFigure, period: Period | undefined) {
  if (figure === 'shown') return shownBy(db, kind, period);
  const value = (of: SQL) => sql<number | null>`(${of})`.as('figure');
  const took = figure === 'people' ? partakers(kind) : undefined;
  if (took) {
    const { table, key, at, people } = took;
    return db
      .select({ key: sql<number>`${key}`, figure: value(people) })
      .from(table)
      .where(within(at, period))
      .groupBy(key);
  }
  const { key } = sales(kind);
  const selected = db.select({ key: sql<number>`${key}`, figure: value(ofOrders(kind, figure, period)) }).from(order);
  const ofKind = db.select({ id: activity.id }).from(activity).where(eq(activity.kind, kind));
  const counted = within(figure === 'people' ? order.createTime : order.payTime, period);
  return isCoupon(kind)
    ? selected.innerJoin(couponUser, isByCoupon).where(and(counted, isKept)).groupBy(key)
    : selected.where(and(inArray(key, ofKind), counted, isKept)).groupBy(key);
}

/** The figures as JSON by campaign. All orders of the kind are read for them, so that those of a large shop are up to a minute old. */
const figuresByCampaign = slowOnce<string>();

/** Campaigns in the order of a figure; those that have none come last. */
export async function rankOf(db: Db, { kind, order: asked }: Ranking, period: Period | undefined): Promise<SQL[]> {
  if (asked === undefined) return [];
  const figure = figureIn(asked);
  const byId = await figuresByCampaign(db, JSON.stringify({ kind, figure, period }), async () => {
    const found = await figureOfAll(db, kind, figure, period);
    return JSON.stringify(Object.fromEntries(found.map((row) => [row.key, row.figure])));
  });
  const id = isCoupon(kind) ? coupon.id : activity.id;
  const kept = sql`(${byId}::jsonb ->> ${id}::text)::numeric`;
  const ranked = figure === 'returned' ? kept : sql`coalesce(${kept}, 0)`;
  return [asked.startsWith('-') ? sql`${ranked} desc nulls last` : sql`${ranked} asc nulls last`];
}
