import { type SQL, and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { ResultFigure, ResultOrder } from '#contract/orders/campaign-results.ts';
import { activity } from '#server/marketing/index.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { remembered } from '#server/platform/database/lists/remembered.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { order } from '../orders/tables.ts';
import { type Rank, isCoupon } from './campaigns.ts';
import { isKept, partakers, sales, sums } from './figures.ts';
import { viewsByCampaign } from './views-by-campaign.ts';
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
  if (figure === 'shown') return viewsByCampaign(db, kind, period);
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

/** Keys and figures of campaigns, as arrays of PostgreSQL. */
interface Ranked {
  keys: string;
  figures: string;
}

/** Rankings of many campaigns, large as they are. */
const rankings = remembered<Ranked>(30);

/** All that a period brought is read for it, so that the ranking of more than `WORD_CAP` campaigns is up to a minute old. */
async function rankingOf(db: Db, kind: number, figure: ResultFigure, period: Period | undefined): Promise<Ranked> {
  const question = JSON.stringify({ kind, figure, period });
  const known = rankings(db).get(question);
  if (known) return known;
  const found = await figureOfAll(db, kind, figure, period);
  const ranked = {
    keys: `{${found.map(({ key }) => key).join()}}`,
    figures: `{${found.map(({ figure: n }) => n ?? 'null').join()}}`,
  };
  if (found.length > WORD_CAP) rankings(db).set(question, ranked);
  return ranked;
}

/** Campaigns in the order of a figure, of all times by kept sums; those that have none come last. */
export async function rankOf(db: Db, { kind, order: asked }: Ranking, period: Period | undefined): Promise<Rank> {
  if (asked === undefined) return { by: undefined, from: undefined };
  const figure = figureIn(asked);
  const nulls = figure === 'returned' ? sql.raw(' nulls last') : sql.empty();
  const inTurn = (value: SQL) => (asked.startsWith('-') ? sql`${value} desc${nulls}` : sql`${value} asc${nulls}`);
  if (period === undefined && figure !== 'shown') return { by: inTurn(sql`${campaignSum[figure]}`), from: 'sums' };
  const { keys, figures } = await rankingOf(db, kind, figure, period);
  const value = figure === 'returned' ? sql`ranked.figure` : sql`coalesce(ranked.figure, 0)`;
  return { by: inTurn(value), from: sql`unnest(${keys}::int[], ${figures}::numeric[]) as ranked (key, figure)` };
}
