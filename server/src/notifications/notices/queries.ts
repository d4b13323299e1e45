import { type SQL, and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import { UNREAD_MAX, type noticeCalls } from '#contract/notifications/notices.ts';
import { type Actor, adminIdOf, holds, limitsOf, pointLimitOf, shopLimitOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { notice } from './tables.ts';

const marks = Object.keys(events) as EventMark[];
const own = (actor: Actor) => eq(notice.adminId, adminIdOf(actor));

const termsOf = (mark: EventMark) => findEvent(mark)?.notice;

/** Events whose screen the person may open now: rights may have gone since the notice came. */
const openTo = (actor: Actor) =>
  marks.filter((mark) => termsOf(mark)?.needs.every((permission) => holds(actor, permission)) ?? false);

/** Pick-up point of an order, by its number. */
export async function findPoint(db: Db, orderNo: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ point: number | null }>(sql`select point_of_order(${orderNo}) as point`);
  return rows[0]?.point ?? undefined;
}

/** Shops of which a product of this name waits for goods. */
export async function shopsLowOn(db: Db, storeName: string): Promise<number[]> {
  const { rows } = await db.execute<{ shop: number }>(sql`select shops_low_on(${storeName}) as shop`);
  return rows.map(({ shop }) => shop);
}

/** People with a limit see notices of its orders, or of its products: these may be elsewhere since the notice came. */
function visible(actor: Actor): SQL | undefined {
  const open = openTo(actor);
  if (limitsOf(actor).length === 0) return and(own(actor), inArray(notice.mark, open));
  const [point, shop] = [pointLimitOf(actor), shopLimitOf(actor)];
  const marksOf = (isOf: 'order' | 'product' | undefined) => open.filter((mark) => termsOf(mark)?.isOf === isOf);
  const isOfPoint = point === undefined ? undefined : sql`point_of_order(${notice.subject}) = ${point}`;
  const isOfShop = shop === undefined ? undefined : sql`${shop} in (select shops_low_on(${notice.subject}))`;
  const seen = or(
    inArray(notice.mark, marksOf(undefined)),
    and(inArray(notice.mark, marksOf('order')), isOfPoint),
    and(inArray(notice.mark, marksOf('product')), isOfShop),
  );
  return and(own(actor), seen);
}

export async function listNotices(
  db: Db,
  { before, limit }: Input<typeof noticeCalls.list>,
  { actor }: Asked,
): Promise<Answer<typeof noticeCalls.list>> {
  const rows = await db
    .select()
    .from(notice)
    .where(and(visible(actor), before === undefined ? undefined : lt(notice.id, before)))
    .orderBy(desc(notice.id))
    .limit(limit);
  return rows.map(({ id, mark, subject, readTime, createTime }) => ({
    id,
    mark,
    subject,
    isRead: readTime !== null,
    createTime,
  }));
}

export async function countUnread(db: Db, _: object, { actor }: Asked): Promise<{ count: number }> {
  const unread = db
    .select({ id: notice.id })
    .from(notice)
    .where(and(visible(actor), isNull(notice.readTime)))
    .limit(UNREAD_MAX)
    .as('unread');
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(unread);
  return { count: row?.count ?? 0 };
}

/** Administrators who were not told before. */
export async function insertNotices({ tx, now }: Write, { id, mark, subject }: Letter, adminIds: readonly number[]) {
  if (adminIds.length === 0) return [];
  const rows = adminIds.map((adminId) => ({ adminId, outboxId: id, mark, subject, createTime: now }));
  const told = await tx.insert(notice).values(rows).onConflictDoNothing().returning({ adminId: notice.adminId });
  return told.map(({ adminId }) => adminId);
}

/** One, or all up to one; those of others stay as they are. */
export async function setRead({ tx, now, actor }: Write, which: { id: number } | { until: number }): Promise<void> {
  const chosen = 'id' in which ? eq(notice.id, which.id) : lte(notice.id, which.until);
  await tx
    .update(notice)
    .set({ readTime: now })
    .where(and(own(actor), isNull(notice.readTime), chosen));
}

export async function deleteNoticesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(notice).where(lt(notice.createTime, before));
}
