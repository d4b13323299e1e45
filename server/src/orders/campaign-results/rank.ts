import { type SQL, and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { ResultFigure, ResultOrder } from '#contract/orders/campaign-results.ts';
import { activity } from '#server/marketing/index.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { slowOnce } from '#server/platform/database/lists/remembered.ts';
import { order } from '../orders/tables.ts';
import { type Rank, idOf, isCoupon } from './campaigns.ts';
import { isKept, partakers, sales, sums } from './figures.ts';
import { shownBy } from './shown.ts';
import { campaignSum } from './tables.ts';

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
  const ofKind = isCoupon(kind)
    ? isNotNull(key)
    : inArray(key, db.select({ id: activity.id }).from(activity).where(eq(activity.kind, kind)));
  const counted = within(figure === 'people' ? order.createTime : order.payTime, period);
  return db
    .select({ key: sql<number>`${key}`, figure: value(ofOrders(kind, figure, period)) })
    .from(order)
    .where(and(ofKind, counted, isKept))
    .groupBy(key);
}

/** The figures as JSON by campaign. All orders of a period are read for them, so that those of a large shop are up to a minute old. */
const figuresByCampaign = slowOnce<string>();

async function inOrderOf(db: Db, { kind, order: asked }: Required<Ranking>, period: Period | undefined): Promise<SQL> {
  const figure = figureIn(asked);
  const byId = await figuresByCampaign(db, JSON.stringify({ kind, figure, period }), async () => {
    const found = await figureOfAll(db, kind, figure, period);
    return JSON.stringify(Object.fromEntries(found.map((row) => [row.key, row.figure])));
  });
  const found = sql`(${byId}::jsonb ->> ${idOf(kind)}::text)::numeric`;
  return figure === 'returned' ? found : sql`coalesce(${found}, 0)`;
}

/** Campaigns in the order of a figure, of all times by kept sums; those that have none come last. */
export async function rankOf(db: Db, { kind, order: asked }: Ranking, period: Period | undefined): Promise<Rank> {
  if (asked === undefined) return { by: undefined, isOfSums: false };
  const figure = figureIn(asked);
  const isOfSums = period === undefined && figure !== 'shown';
  const ranked = isOfSums ? sql`${campaignSum[figure]}` : await inOrderOf(db, { kind, order: asked }, period);
  const nulls = figure === 'returned' ? sql.raw(' nulls last') : sql.empty();
  return { by: asked.startsWith('-') ? sql`${ranked} desc${nulls}` : sql`${ranked} asc${nulls}`, isOfSums };
}
