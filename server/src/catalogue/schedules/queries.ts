import { type SQL, and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { productScheduleRefusals, type scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { type Period, spanOf } from '#contract/date-limit.ts';
import { readMoment, showDay, startOfDay } from '#contract/moment.ts';
import type { Actor } from '#server/platform/actor.ts';
import { withAddresses } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';
import { actsIn } from './acts-in.ts';
import { titleOf } from './rules.ts';
import { productSchedule } from './tables.ts';

export type ScheduleRecord = typeof productSchedule.$inferSelect;
type ScheduleCalls = typeof scheduleCalls;

const DAYS_MAX = 62;

const { id, productId, act, price, at, state, reason, adminName } = productSchedule;
const columns = {
  id,
  productId,
  act,
  price,
  at,
  state,
  reason,
  adminName,
  storeName: product.storeName,
  image: product.image,
  suk: sql<string>`coalesce(${sku.suk}, '')`,
  isEnd: sql<boolean>`${productSchedule.endsId} is not null`,
};

function within(day: string): SQL | undefined {
  const from = readMoment(day);
  return Number.isNaN(from.getTime()) ? sql`false` : and(gte(at, from), lt(at, startOfDay(from, 1)));
}

export function listSchedules(
  db: Db,
  input: Input<ScheduleCalls['list']>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Answer<ScheduleCalls['list']>> {
  const where = and(
    equal(state, input.state),
    input.day === undefined ? undefined : within(input.day),
    input.actsIn === undefined ? undefined : actsIn(spanOf(input.actsIn)),
    equal(productId, input.productId),
    seen(productSchedule, actor),
  );
  const isAhead = input.state === 'planned' || input.day !== undefined || input.actsIn !== undefined;
  const query = db
    .select(columns)
    .from(productSchedule)
    .innerJoin(product, eq(product.id, productId))
    .leftJoin(sku, eq(sku.id, productSchedule.skuId));
  const order = isAhead ? [asc(at), asc(id)] : [desc(at), desc(id)];
  return pageOfJoined(db, input, query, { from: productSchedule, where, order }, (rows) => withAddresses(db, rows, 'image'));
}

/** Every day from today on, also those on which nothing happens. */
export async function countDays(
  db: Db,
  { days }: Input<ScheduleCalls['days']>,
  { actor, now }: Pick<CallContext, 'actor' | 'now'>,
) {
  const starts = Array.from({ length: Math.min(days, DAYS_MAX) }, (_, ahead) => showDay(startOfDay(now, ahead)));
  const wanted = and(
    sql`state = 'planned' and at >= ${startOfDay(now)} and at < ${startOfDay(now, starts.length)}`,
    seen(productSchedule, actor),
  );
  const { rows } = await db.execute<{ day: string; n: number }>(sql`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as n from product_schedule
    where ${wanted} group by 1`);
  const counts = new Map(rows.map(({ day, n }) => [day, n]));
  return starts.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

export const schedules = rowsOf(productSchedule, { missing: productScheduleRefusals.NOT_FOUND });

/** Schedules of the products that the actor sees. */
export const schedulesSeen = (actor: Actor) =>
  rowsOf(productSchedule, { missing: productScheduleRefusals.NOT_FOUND, live: seen(productSchedule, actor) });

/** Due acts, in the order in which they were meant to happen. */
export const dueSchedules = (db: Db, now: Date, limit: number) =>
  db
    .select({ id, act, endsId: productSchedule.endsId, adminName })
    .from(productSchedule)
    .where(and(eq(state, 'planned'), lte(at, now)))
    .orderBy(asc(at), asc(id))
    .limit(limit);

/** Acts that are planned in a period, soonest first, with the number of all of them. */
export async function plannedBetween(db: Db, { from, until }: Period, limit: number) {
  const rows = await db
    .select({ ...columns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(productSchedule)
    .innerJoin(product, eq(product.id, productId))
    .leftJoin(sku, eq(sku.id, productSchedule.skuId))
    .where(and(eq(state, 'planned'), gte(at, from), lt(at, until)))
    .orderBy(asc(at), asc(id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row),
    from: row.at,
    until: row.at,
    isOn: true,
    timeId: null,
    slot: null,
    total: row.total,
    hasBegun: false,
  }));
}
