import { type SQL, and, desc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type RecordOfNotice, recordsOfNotices } from '#contract/notifications/event-terms.ts';
import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import { UNREAD_MAX, type noticeCalls, noticeStates } from '#contract/notifications/notices.ts';
import { type Actor, type Scope, adminIdOf, holds, limitsOf, scopeOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isCalledInScope } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { describe } from './described.ts';
import { notice } from './tables.ts';

const marks = Object.keys(events) as EventMark[];
const own = (actor: Actor) => eq(notice.adminId, adminIdOf(actor));

const termsOf = (mark: string) => findEvent(mark)?.notice;

const holdsAll = (actor: Actor, permissions: readonly string[]) => permissions.every((permission) => holds(actor, permission));

/** Leaves out what a count on the home page of this person tells. */
function unlessBrief(actor: Actor, brief: boolean | undefined): SQL | undefined {
  if (!brief) return undefined;
  const counted = marks.filter((mark) => {
    const rights = termsOf(mark)?.countedFor;
    return rights !== undefined && holdsAll(actor, rights);
  });
  return notInArray(notice.mark, counted);
}

/** Events whose screen the person may open now: rights may have gone since the notice came. */
const openTo = (actor: Actor) => marks.filter((mark) => holdsAll(actor, termsOf(mark)?.needs ?? ['nobody']));

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

/** Conditions of each state, in the words of its index. */
const standing = {
  [noticeStates.open]: and(isNull(notice.laterTime), isNull(notice.doneTime)),
  [noticeStates.later]: isNotNull(notice.laterTime),
  [noticeStates.done]: isNotNull(notice.doneTime),
};

const ofKind = (kind: Input<typeof noticeCalls.list>['kind']): SQL | undefined =>
  kind &&
  inArray(
    notice.mark,
    marks.filter((mark) => termsOf(mark)?.of === kind),
  );

export async function listNotices(
  db: Db,
  { brief, kind, state = noticeStates.open, before, limit }: Input<typeof noticeCalls.list>,
  { actor }: CallContext,
): Promise<Answer<typeof noticeCalls.list>> {
  const after = before === undefined ? undefined : lt(notice.id, before);
  const rows = await db
    .select()
    .from(notice)
    .where(and(visible(actor), unlessBrief(actor, brief), ofKind(kind), standing[state], after))
    .orderBy(desc(notice.id))
    .limit(limit);
  const subjectOf = ({ mark, subject }: (typeof rows)[number]) => ({ isOf: termsOf(mark)?.isOf, subject });
  const aboutOf = await describe(db, rows.map(subjectOf), actor);
  return rows.map(({ id, mark, subject, readTime, laterTime, createTime }) => ({
    id,
    mark,
    subject,
    isRead: readTime !== null,
    createTime,
    state,
    laterTime,
    about: aboutOf({ isOf: termsOf(mark)?.isOf, subject }),
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
    .where(and(visible(actor), unlessBrief(actor, brief), isNull(notice.readTime)))
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

/** Moves own notices, those of others stay as they are. One that is out of the way is read. */
export async function setState(
  { tx, now, actor }: Write,
  ids: readonly number[],
  to: Pick<typeof notice.$inferSelect, 'doneTime' | 'laterTime'>,
): Promise<number> {
  const { rowCount } = await tx
    .update(notice)
    .set({ ...to, readTime: sql`coalesce(${notice.readTime}, ${now})` })
    .where(and(own(actor), inArray(notice.id, [...ids])));
  return rowCount ?? 0;
}

export const holdsDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db.select({ id: notice.id }).from(notice).where(lte(notice.laterTime, now)).limit(1)).length > 0;

/** Puts notices whose time has come on top of the list as unread ones; answers whose they are. */
export async function returnDue({ tx, now }: Write): Promise<number[]> {
  const { rows } = await tx.execute<{ adminId: number }>(sql`
    with due as (delete from notice where later_time <= ${now} returning admin_id, outbox_id, mark, subject, create_time),
      back as (insert into notice (admin_id, outbox_id, mark, subject, create_time)
        select admin_id, outbox_id, mark, subject, create_time from due order by create_time returning admin_id)
    select distinct admin_id as "adminId" from back`);
  return rows.map(({ adminId }) => adminId);
}

export async function deleteNoticesBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(notice).where(lt(notice.createTime, before));
}
