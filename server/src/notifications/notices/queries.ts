import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { everyCall } from '#contract/index.ts';
import type { Answer, Input, Permission } from '#contract/call.ts';
import { isLimited, knowsPoints } from '#contract/data-scope.ts';
import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import { UNREAD_MAX, type noticeCalls } from '#contract/notifications/notices.ts';
import { type Actor, adminIdOf, holds, isLimitedToPoint } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { notice } from './tables.ts';

const marks = Object.keys(events) as EventMark[];
const own = (actor: Actor) => eq(notice.adminId, adminIdOf(actor));

/** Nothing that only whoever sees the orders of the whole shop may read stands behind this permission. */
const isOfAll = (permission: Permission): boolean =>
  everyCall().some((call) => call.permission === permission && (!knowsPoints(call) || isLimited(call)));

/** The screen may be opened now: rights may have gone since the notice came. A notice names its order, whatever point that is of. */
const maySee = (actor: Actor, needs: readonly Permission[]): boolean =>
  needs.every((permission) => holds(actor, permission)) && !(isLimitedToPoint(actor) && needs.some(isOfAll));

const seenBy = (actor: Actor) =>
  marks.filter((mark) => {
    const needs = findEvent(mark)?.notice?.needs;
    return needs !== undefined && maySee(actor, needs);
  });
const visible = (actor: Actor) => and(own(actor), inArray(notice.mark, seenBy(actor)));

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
