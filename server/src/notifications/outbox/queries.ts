import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { type Channel, type WritingManner, switchStates } from '#contract/notifications/event-terms.ts';
import { type EventMark, findEvent } from '#contract/notifications/events.ts';
import { mailKinds } from '#contract/notifications/mails.ts';
import type { DeadLetter, LetterOutcome, outboxCalls } from '#contract/notifications/outbox.ts';
import type { Page } from '#contract/wire.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { sleepsNow } from '#server/platform/jobs/sleep.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Write } from '#server/platform/write/write.ts';
import { switches } from '../notifications/rules.ts';
import { notification, notificationTemplate } from '../notifications/tables.ts';
import { CLAIM_MS, MOST_ATTEMPTS, firstTryOf } from './rules.ts';
import { outbox } from './tables.ts';

export type LetterRow = typeof outbox.$inferSelect;

const presentDead = ({ id, mark, channel, subject, attempts, lastError, createTime, updateTime }: LetterRow): DeadLetter => ({
  id,
  type: findEvent(mark)?.name ?? labelOf(mailKinds, mark) ?? mark,
  channel,
  subject,
  attempts,
  lastError,
  createTime,
  updateTime,
});

/** Message before it leaves; one to a single person with their address. */
export type LetterDraft = Pick<LetterRow, 'mark' | 'channel' | 'subject'> &
  Partial<Pick<LetterRow, 'adminId' | 'customerId' | 'recipient' | 'appId' | 'values' | 'rest' | 'cause'>>;

export const listDead = (db: Db, paging: Input<typeof outboxCalls.list>): Promise<Page<DeadLetter>> =>
  pageOf(db, paging, {
    from: outbox,
    where: and(eq(outbox.state, 'dead'), ne(outbox.channel, 'webhook'), eq(outbox.isTest, false)),
    order: [desc(outbox.id)],
    show: (rows) => rows.map(presentDead),
  });

/** Id of the template of a channel; blank where it has none yet. */
const templateOf = (id: AnyPgColumn) => sql<string>`coalesce((
  select ${notificationTemplate.tempId} from ${notificationTemplate} where ${notificationTemplate.id} = ${id}), '')`;

const switchesQuery = prepared('notification_switches', (db, _: '', name) =>
  db
    .select({
      ...getTableColumns(notification),
      wechat: templateOf(notification.wechatId),
      routine: templateOf(notification.routineId),
    })
    .from(notification)
    .where(eq(notification.mark, sql.placeholder('mark')))
    .prepare(name),
);

interface OpenChannels {
  isOpen: (channel: Channel) => boolean;
  manner: WritingManner;
}

/** Channels of an event that are switched on, and have the id of the template where they need one; the manner of writing by them. */
export async function openChannels(db: Db, mark: EventMark): Promise<OpenChannels> {
  const [row] = await switchesQuery(db, '').execute({ mark });
  return {
    isOpen: (channel) =>
      row?.[switches[channel]] === switchStates.on && ((channel !== 'wechat' && channel !== 'routine') || row[channel] !== ''),
    manner: row?.manner ?? 'all',
  };
}

/** Their ids, in the same order. */
export async function insertLetters({ tx, now }: Write, letters: readonly LetterDraft[]): Promise<number[]> {
  const rows = letters.map((letter) => ({
    ...letter,
    state: 'waiting' as const,
    outcome: letter.recipient ? ('waiting' as const) : null,
    ...firstTryOf(letter, now),
    createTime: now,
    updateTime: now,
  }));
  const inserted = await tx.insert(outbox).values(rows).returning({ id: outbox.id });
  return inserted.map(({ id }) => id);
}

/** Outcome of a letter to one person; others have none. */
const ofPerson = (outcome: LetterOutcome) => sql`case when ${outbox.recipient} <> '' then ${outcome} end`;

/** A letter whose only attempt is its last, under way already, so that nobody takes it; without an end it is buried in its time. */
export async function insertLastAttempt({ tx, now }: Write, letter: LetterDraft & Pick<LetterRow, 'isTest'>): Promise<LetterRow> {
  const [inserted] = await tx
    .insert(outbox)
    .values({
      ...letter,
      state: 'waiting',
      outcome: 'waiting',
      attempts: MOST_ATTEMPTS,
      nextTry: new Date(now.getTime() + CLAIM_MS),
      createTime: now,
      updateTime: now,
    })
    .returning();
  if (!inserted) throw new Error('the letter was not written');
  return inserted;
}

/** Tests since a moment; who counts them waits for whoever is about to write one. */
export async function countTests(tx: Tx, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('letter tests', 0))`);
  return tx.$count(outbox, and(eq(outbox.isTest, true), gt(outbox.createTime, since)));
}

const isDue = (now: Date) => and(eq(outbox.state, 'waiting'), lte(outbox.nextTry, now));

/** Messages that leave also while the shop sleeps: those to staff, and tests. Customers and other systems hear when it opens. */
const isForHouse = or(eq(outbox.isTest, true), and(isNull(outbox.customerId), ne(outbox.channel, 'webhook')));

/** Takes messages that are due, the oldest first, so that nobody else takes them; each counts as tried from here on. */
export async function claimLetters({ tx, now }: Write, most: number): Promise<LetterRow[]> {
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(now), lt(outbox.attempts, MOST_ATTEMPTS), or(sql`not ${sleepsNow}`, isForHouse)))
    .orderBy(outbox.nextTry, outbox.id)
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextTry: new Date(now.getTime() + CLAIM_MS), updateTime: now })
    .where(inArray(outbox.id, due))
    .returning();
  return taken.toSorted((one, other) => one.id - other.id);
}

/** Messages whose last attempt nobody heard the end of. */
export async function buryLost({ tx, now }: Write): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'dead', lastError: '发送中断，没有收到结果', outcome: ofPerson('unknown'), updateTime: now })
    .where(and(isDue(now), sql`${outbox.attempts} >= ${MOST_ATTEMPTS}`));
}

/** Only for the attempt that it is about: what comes later is too late, and false. */
export async function settleLetter(
  { tx, now }: Write,
  { id, attempts }: Pick<LetterRow, 'id' | 'attempts'>,
  after: Pick<LetterRow, 'state' | 'attempts' | 'nextTry' | 'lastError' | 'outcome' | 'providerNo'> &
    Partial<Pick<LetterRow, 'askedTime'>>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ ...after, updateTime: now })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));
  return rowCount === 1;
}

/** Keeps that an attempt leaves now, as long as nobody else has begun another. */
export async function markAsked(
  { tx, now }: Write,
  { id, attempts, askedTime }: Pick<LetterRow, 'id' | 'attempts' | 'askedTime'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ askedTime: askedTime ?? now })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));
  return rowCount === 1;
}

export async function reviveLetters({ tx, now }: Write, ids: readonly number[]): Promise<number[]> {
  const revived = await tx
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, nextTry: now, outcome: ofPerson('waiting'), askedTime: null, updateTime: now })
    .where(and(eq(outbox.state, 'dead'), eq(outbox.isTest, false), among(outbox.id, ids)))
    .returning({ id: outbox.id });
  return revived.map(({ id }) => id);
}

export async function deleteLettersBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(outbox).where(lt(outbox.createTime, before));
}
