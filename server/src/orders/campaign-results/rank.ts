import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import type { ResultFigure, ResultOrder } from '#contract/orders/campaign-results.ts';
import { coupon, couponUser } from '#server/coupons/index.ts';
import { activity } from '#server/marketing/index.ts';
import { within } from '#server/platform/database/conditions.ts';
import { order } from '../orders/tables.ts';
import { isCoupon } from './campaigns.ts';
import { isKept, partakers, sales, sums } from './figures.ts';

interface Ranking {
  kind: number;
  order?: ResultOrder;
}

const amounts: ReadonlySet<ResultFigure> = new Set(['paid', 'refunded', 'net', 'discount', 'returned']);

const figureIn = (asked: NonNullable<ResultOrder>) => asked.replace('-', '') as ResultFigure;

/** An order that tells amounts even where they are not shown. */
export const tellsAmounts = ({ order: asked }: Pick<Ranking, 'order'>): boolean =>
  asked !== undefined && amounts.has(figureIn(asked));

function ofOrders(kind: number, figure: ResultFigure, period: Period | undefined): SQL {
  const { buyers, orders, pieces, paid, refunded, discount } = sums(kind, period);
  const net = sql`${paid} - ${refunded}`;
  const returned = sql`case when ${discount} > 0 then round((${net})::numeric / ${discount}, 2) end`;
  return { people: buyers, orders, pieces, paid, refunded, net, discount, returned }[figure];
}

/** One figure of the campaign of the row. It is read by index, from the orders of that campaign alone. */
function figureOf(kind: number, figure: ResultFigure, period: Period | undefined): SQL {
  const id = isCoupon(kind) ? coupon.id : activity.id;
  const took = figure === 'people' ? partakers(kind) : undefined;
  if (took) return sql`(select ${took.people} from ${took.table} where ${and(eq(took.key, id), within(took.at, period))})`;
  const held = isCoupon(kind) ? sql` join ${couponUser} on ${eq(couponUser.id, order.couponId)}` : sql``;
  const of = ofOrders(kind, figure, period);
  return sql`(select ${of} from ${order}${held} where ${and(eq(sales(kind).key, id), isKept)})`;
}

/** Campaigns in the order of a figure; those that have none come last. */
export function rankOf({ kind, order: asked }: Ranking, period: Period | undefined): SQL[] {
  if (asked === undefined) return [];
  const figure = figureOf(kind, figureIn(asked), period);
  return [asked.startsWith('-') ? sql`${figure} desc nulls last` : sql`${figure} asc nulls last`];
}
