import { type SQL, and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { readMoment, showMoment, startOfDay } from '#contract/moment.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';
import { productSchedule } from './tables.ts';

export type ScheduleRecord = typeof productSchedule.$inferSelect;
type Draft = typeof productSchedule.$inferInsert;
type Calls = typeof scheduleCalls;

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

export async function listSchedules(db: Db, input: Input<Calls['list']>): Promise<Answer<Calls['list']>> {
  const wanted = and(
    input.state && eq(state, input.state),
    input.day === undefined ? undefined : within(input.day),
    input.productId === undefined ? undefined : eq(productId, input.productId),
  );
  const isAhead = input.state === 'planned' || input.day !== undefined;
  const rows = await db
    .select(columns)
    .from(productSchedule)
    .innerJoin(product, eq(product.id, productId))
    .leftJoin(sku, eq(sku.id, productSchedule.skuId))
    .where(wanted)
    .orderBy(...(isAhead ? [asc(at), asc(id)] : [desc(at), desc(id)]))
    .limit(input.limit)
    .offset(offsetOf(input));
  const pictures = await addressesOf(db);
  const list = rows.map((row) => ({ ...row, image: pictures.show(row.image) }));
  return toPage(input, await db.$count(productSchedule, wanted), list);
}

/** Every day from today on, also those on which nothing happens. */
export async function countDays(db: Db, { days }: Input<Calls['days']>, { now }: Pick<Asked, 'now'>) {
  const starts = Array.from({ length: Math.min(days, DAYS_MAX) }, (_, ahead) => showMoment(startOfDay(now, ahead)).slice(0, 10));
  const { rows } = await db.execute<{ day: string; n: number }>(sql`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as n from product_schedule
    where state = 'planned' and at >= ${startOfDay(now)} and at < ${startOfDay(now, starts.length)} group by 1`);
  const counts = new Map(rows.map(({ day, n }) => [day, n]));
  return starts.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

export async function insertSchedule(tx: Tx, draft: Draft): Promise<number> {
  const [row] = await tx.insert(productSchedule).values(draft).returning({ id });
  return row?.id ?? 0;
}

export const setSchedule = (tx: Tx, scheduleId: number, values: Partial<ScheduleRecord>, now: Date) =>
  tx
    .update(productSchedule)
    .set({ ...values, updateTime: now })
    .where(eq(id, scheduleId));

export async function lockSchedule(tx: Tx, scheduleId: number): Promise<ScheduleRecord | undefined> {
  const [row] = await tx.select().from(productSchedule).where(eq(id, scheduleId)).for('update');
  return row;
}

export async function findSchedule(db: Db, scheduleId: number): Promise<ScheduleRecord | undefined> {
  const [row] = await db.select().from(productSchedule).where(eq(id, scheduleId));
  return row;
}

/** What is due, in the order in which it was meant to happen. */
export const dueSchedules = (db: Db, now: Date, limit: number) =>
  db
    .select({ id, act, endsId: productSchedule.endsId, adminName })
    .from(productSchedule)
    .where(and(eq(state, 'planned'), lte(at, now)))
    .orderBy(asc(at), asc(id))
    .limit(limit);
