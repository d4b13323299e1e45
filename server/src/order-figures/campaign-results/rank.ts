import { type SQL, type SQLWrapper, and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { ResultFigure, ResultOrder } from '#contract/order-figures/campaign-results.ts';
import { activity } from '#server/marketing/index.ts';
import { within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { remembered } from '#server/platform/database/sharing/remembered.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { order } from '#server/orders/index.ts';
import { type Rank, idOf, isCoupon, isOfKind, tableOf } from './campaigns.ts';
import { isKept, partakers, sales, sums } from './figures.ts';
import { viewsByCampaign } from './views-by-campaign.ts';
import { campaignSum } from './tables.ts';

interface RankQuery {
  kind: number;
  order?: ResultOrder;
}

const amounts: ReadonlySet<ResultFigure> = new Set(['paid', 'refunded', 'net', 'discount', 'returned']);

const figureIn = (asked: NonNullable<ResultOrder>) => asked.replace('-', '') as ResultFigure;

/** An order that tells amounts even where they are not shown. */
export const tellsAmounts = ({ order: asked }: Pick<RankQuery, 'order'>): boolean =>
  asked !== undefined && amounts.has(figureIn(asked));

/** Campaigns that have no such figure come last, upwards and downwards. */
function inTurn(asked: NonNullable<ResultOrder>, value: SQLWrapper): SQL {
  const nulls = figureIn(asked) === 'returned' ? sql.raw(' nulls last') : sql.empty();
  return asked.startsWith('-') ? sql`${value} desc${nulls}` : sql`${value} asc${nulls}`;
}

function ofOrders(kind: number, figure: Exclude<ResultFigure, 'shown'>, period: Period | undefined): SQL {
  const { buyers, orders, pieces, paid, refunded, discount } = sums(kind, period);
  const net = sql`${paid} - ${refunded}`;
  const returned = sql`case when ${discount} > 0 then round((${net})::numeric / ${discount}, 2) end`;
  return { people: buyers, orders, pieces, paid, refunded, net, discount, returned }[figure];
}

/** Figure of every campaign of a kind, as `(key, figure)`; a campaign without a row has none. */
function figureOfAll(db: Db, kind: number, figure: ResultFigure, period: Period | undefined) {
  if (figure === 'shown') return viewsByCampaign(db, kind, period);
  const took = figure === 'people' ? partakers(kind) : undefined;
  if (took) {
    const { table, key, at, people } = took;
    return db.select({ key, figure: people }).from(table).where(within(at, period)).groupBy(key);
  }
  const { key } = sales(kind);
  const ofKind = isCoupon(kind)
    ? isNotNull(key)
    : inArray(key, db.select({ id: activity.id }).from(activity).where(eq(activity.kind, kind)));
  const counted = within(figure === 'people' ? order.createTime : order.payTime, period);
  return db
    .select({ key, figure: ofOrders(kind, figure, period) })
    .from(order)
    .where(and(ofKind, counted, isKept))
    .groupBy(key);
}

/** All campaigns of a kind in the order of a figure, deleted ones too. */
interface Ranking {
  /** Keys as an array of PostgreSQL. */
  ids: string;
  latest: number;
}

/** Rankings of many campaigns, large as they are. */
const rankings = remembered<Ranking>(30);

/** Ids of campaigns of a kind, deleted ones too. */
const campaignIds = (db: Db, kind: number, where?: SQL) =>
  db
    .select({ id: idOf(kind) })
    .from(tableOf(kind))
    .where(and(isOfKind(kind), where))
    .$dynamic();

/**
 * All that a period brought is read for it, so that the ranking of more than `WORD_CAP` campaigns is up to a minute old. Those made since
 * come last.
 */
async function rankingOf(db: Db, { kind, order: asked }: Required<RankQuery>, period: Period | undefined): Promise<string> {
  const id = idOf(kind);
  const question = JSON.stringify({ kind, asked, period });
  const known = rankings(db).get(question);
  if (known) {
    const since = await campaignIds(db, kind, gt(id, known.latest)).orderBy(desc(id));
    return `{${[known.ids, ...since.map((made) => made.id)].join()}}`;
  }
  const figure = figureIn(asked);
  const value = figure === 'returned' ? sql`ranked.figure` : sql`coalesce(ranked.figure, 0)`;
  const found = await campaignIds(db, kind)
    .leftJoin(sql`(${figureOfAll(db, kind, figure, period)}) as ranked (key, figure)`, sql`ranked.key = ${id}`)
    .orderBy(inTurn(asked, value), desc(id));
  const ids = found.map((each) => each.id);
  if (ids.length > WORD_CAP) rankings(db).set(question, { ids: ids.join(), latest: Math.max(...ids) });
  return `{${ids.join()}}`;
}

/** Campaigns in the order of a figure, of all times by kept sums; those that have none come last. */
export async function rankOf(db: Db, { kind, order: asked }: RankQuery, period: Period | undefined): Promise<Rank> {
  const latest = desc(idOf(kind));
  if (asked === undefined) return { by: [latest], from: undefined };
  const figure = figureIn(asked);
  if (period === undefined && figure !== 'shown') return { by: [inTurn(asked, campaignSum[figure]), latest], from: 'sums' };
  const ids = await rankingOf(db, { kind, order: asked }, period);
  // PostgreSQL knows that rows come by their place, so that it stops when the page is full.
  return { by: [sql`ranked.place`], from: sql`unnest(${ids}::int[]) with ordinality as ranked (key, place)` };
}
