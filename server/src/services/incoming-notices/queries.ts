import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { DAY, MINUTE } from '#contract/durations.ts';
import { type IncomingNoticeRow, type incomingNoticeCalls, incomingNoticeRefusals } from '#contract/services/incoming-notices.ts';
import type { Page } from '#contract/wire.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { REFUSED_A_DAY, REFUSED_A_MINUTE } from './rules.ts';
import { incomingNotice } from './tables.ts';

export type NoticeRow = typeof incomingNotice.$inferSelect;
export type Labels = (route: string) => string;

export const incomingNotices = rowsOf(incomingNotice, { missing: incomingNoticeRefusals.NOT_FOUND });

export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const presentNotice = (
  { sealed: _, key: __, number: ____, reply: _____, route, bytes: ___, ...row }: NoticeRow,
  labelOf: Labels,
): IncomingNoticeRow => ({
  ...row,
  label: labelOf(route),
});

export const listNotices =
  (labelOf: Labels) =>
  (db: Db, input: Input<typeof incomingNoticeCalls.list>, { now }: CallContext): Promise<Page<IncomingNoticeRow>> =>
    pageOf(db, input, {
      from: incomingNotice,
      where: and(equal(incomingNotice.state, input.state), within(incomingNotice.createTime, periodOf(input.dateLimit, now))),
      order: [desc(incomingNotice.id)],
      show: (rows) => rows.map((row) => presentNotice(row, labelOf)),
    });

/** Id of the notice: one that came before is counted once more. */
export async function insertVerified(
  { tx, now }: Write,
  notice: Pick<NoticeRow, 'provider' | 'route' | 'key' | 'sealed' | 'bytes'>,
): Promise<Pick<NoticeRow, 'id'>> {
  const [row] = await tx
    .insert(incomingNotice)
    .values({ ...notice, state: 'waiting', createTime: now, updateTime: now })
    .onConflictDoUpdate({
      target: [incomingNotice.route, incomingNotice.key],
      set: { times: sql`${incomingNotice.times} + 1`, updateTime: now },
    })
    .returning({ id: incomingNotice.id });
  if (!row) throw new Error('incoming_notice: nothing was inserted');
  return row;
}

const countRefused = (db: Db, route: string, since: Date): Promise<number> =>
  db.$count(
    incomingNotice,
    and(eq(incomingNotice.route, route), eq(incomingNotice.state, 'refused'), gt(incomingNotice.createTime, since)),
  );

/** Room for one more refused notice of a route, of which strangers can send as many as they like. */
export async function hasRoom(db: Db, route: string, now: Date): Promise<boolean> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  if ((await countRefused(db, route, since(MINUTE))) >= REFUSED_A_MINUTE) return false;
  return (await countRefused(db, route, since(DAY))) < REFUSED_A_DAY;
}

/** Notices of a route, proven to be of its provider, that came since a moment. */
export const countVerified = (db: Db, route: string, since: Date): Promise<number> =>
  db.$count(
    incomingNotice,
    and(eq(incomingNotice.route, route), isNotNull(incomingNotice.key), gt(incomingNotice.createTime, since)),
  );

export interface LateNotices {
  route: string;
  count: number;
  /** Time at which the last of them came. */
  latest: Date;
  /** Reason of the last of them; blank where the server ended before there was one. */
  says: string;
}

/** Notices that nothing has followed from since a moment, by route. */
export const lateNotices = (db: Db, before: Date): Promise<LateNotices[]> =>
  db
    .select({
      route: incomingNotice.route,
      count: sql<number>`count(*)::int`,
      latest: sql<Date>`max(${incomingNotice.createTime})`.mapWith(incomingNotice.createTime),
      says: sql<string>`(array_agg(${incomingNotice.says} order by ${incomingNotice.id} desc))[1]`,
    })
    .from(incomingNotice)
    .where(and(eq(incomingNotice.state, 'waiting'), lte(incomingNotice.createTime, before)))
    .groupBy(incomingNotice.route);

const UNDER_MAX = 50;

/** The latest settled notices about these numbers. */
export const noticesUnder = (db: Db, numbers: readonly string[]) =>
  db
    .select({
      number: incomingNotice.number,
      says: incomingNotice.says,
      times: incomingNotice.times,
      createTime: incomingNotice.createTime,
    })
    .from(incomingNotice)
    .where(inArray(incomingNotice.number, [...numbers]))
    .orderBy(desc(incomingNotice.id))
    .limit(UNDER_MAX);

/** Deletes the oldest, at most `most` at once. */
export async function deleteNoticesBefore(tx: Tx, before: Date, most: number): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from incoming_notice where id in
      (select id from incoming_notice where create_time < ${before} order by create_time limit ${most})`,
  );
  return rowCount ?? 0;
}
