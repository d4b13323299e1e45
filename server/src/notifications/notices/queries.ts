import { type SQL, and, desc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type RecordOfNotice, recordsOfNotices } from '#contract/notifications/event-terms.ts';
import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import { UNREAD_MAX, type noticeCalls } from '#contract/notifications/notices.ts';
import { type Actor, type Scope, adminIdOf, holds, limitsOf, scopeOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isCalledInScope } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { notice } from './tables.ts';

const marks = Object.keys(events) as EventMark[];
const own = (actor: Actor) => eq(notice.adminId, adminIdOf(actor));

const termsOf = (mark: EventMark) => findEvent(mark)?.notice;

const summed = marks.filter((mark) => termsOf(mark)?.isSummed);
const unlessBrief = (brief: boolean | undefined) => (brief ? notInArray(notice.mark, summed) : undefined);

/** Events whose screen the person may open now: rights may have gone since the notice came. */
const openTo = (actor: Actor) =>
  marks.filter((mark) => termsOf(mark)?.needs.every((permission) => holds(actor, permission)) ?? false);

/** Which of these scopes leave the record that a notice means by its subject. */
export async function leftBy(
  db: Db,
  isOf: RecordOfNotice,
  subject: string,
  scopes: readonly Scope[],
): Promise<readonly boolean[]> {
  const conditions = scopes.map((scope) => isCalledInScope(isOf, sql`${subject}::text`, scope) ?? sql`true`);
  const { rows } = await db.execute<{ left: boolean[] }>(sql`select array[${sql.join(conditions, sql`, `)}]::boolean[] as left`);
  return rows[0]?.left ?? [];
}

/** People with a limit see notices of records that it leaves: these may be elsewhere since the notice came. */
function visible(actor: Actor): SQL | undefined {
  const open = openTo(actor);
  if (limitsOf(actor).length === 0) return and(own(actor), inArray(notice.mark, open));
  const marksOf = (isOf?: RecordOfNotice) => open.filter((mark) => termsOf(mark)?.isOf === isOf);
  const left = recordsOfNotices.map((isOf) =>
    and(inArray(notice.mark, marksOf(isOf)), isCalledInScope(isOf, notice.subject, scopeOf(actor))),
  );
  return and(own(actor), or(inArray(notice.mark, marksOf()), ...left));
}

export async function listNotices(
  db: Db,
  { brief, before, limit }: Input<typeof noticeCalls.list>,
  { actor }: CallContext,
): Promise<Answer<typeof noticeCalls.list>> {
  const rows = await db
    .select()
    .from(notice)
    .where(and(visible(actor), unlessBrief(brief), before === undefined ? undefined : lt(notice.id, before)))
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

export async function countUnread(
  db: Db,
  { brief }: Input<typeof noticeCalls.unread>,
  { actor }: CallContext,
): Promise<{ count: number }> {
  const unread = db
    .select({ id: notice.id })
    .from(notice)
    .where(and(visible(actor), unlessBrief(brief), isNull(notice.readTime)))
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

/** Marks a notice, or all up to it, as read; those of others stay as they are. */
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
