import { and, asc, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { SmsRecord, smsRecordCalls } from '#contract/notifications/sms-records.ts';
import type { Page } from '#contract/wire.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { nextAsk } from '#server/platform/jobs/next-ask.ts';
import type { Write } from '#server/platform/write/write.ts';
import { presentRecord } from './rules.ts';
import { type SmsRecordRow, smsRecord } from './tables.ts';

export const listRecords = (
  db: Db,
  { phone, state, provider, dateLimit, ...paging }: Input<typeof smsRecordCalls.list>,
  { now }: CallContext,
): Promise<Page<SmsRecord>> =>
  pageOf(db, paging, {
    from: smsRecord,
    where: and(
      equal(smsRecord.phone, phone?.trim() || undefined),
      equal(smsRecord.state, state),
      equal(smsRecord.provider, provider),
      within(smsRecord.createTime, periodOf(dateLimit, now)),
    ),
    order: [desc(smsRecord.createTime), desc(smsRecord.id)],
    show: (rows) => rows.map(presentRecord),
  });

/** A message for one receiver. */
export type SmsDraft = Pick<SmsRecordRow, 'mark' | 'phone' | 'template' | 'provider' | 'values' | 'content'> &
  Partial<Pick<SmsRecordRow, 'customerId' | 'adminId' | 'outboxId'>>;

/** Its id. */
export async function insertRecord(
  { tx, now }: Write,
  draft: SmsDraft & Pick<SmsRecordRow, 'state' | 'reason'>,
): Promise<number> {
  const [inserted] = await tx
    .insert(smsRecord)
    .values({ ...draft, createTime: now, updateTime: now })
    .returning({ id: smsRecord.id });
  return inserted?.id ?? 0;
}

export async function setRecord({ tx, now }: Write, id: number, set: Partial<SmsRecordRow>): Promise<void> {
  await tx
    .update(smsRecord)
    .set({ ...set, updateTime: now })
    .where(eq(smsRecord.id, id));
}

/** Record of a letter, of which there is one at most. */
export async function findRecordOf(db: Db, outboxId: number): Promise<SmsRecordRow | undefined> {
  const [found] = await db.select().from(smsRecord).where(eq(smsRecord.outboxId, outboxId));
  return found;
}

const PORTION = 5000;

/** Number of rows that went; those that are left go with the next portion. */
export async function deletePortion(tx: Tx, before: Date): Promise<number> {
  const old = tx.select({ id: smsRecord.id }).from(smsRecord).where(lt(smsRecord.createTime, before)).limit(PORTION);
  const { rowCount } = await tx.delete(smsRecord).where(inArray(smsRecord.id, old));
  return rowCount ?? 0;
}

/** Carriers say within three days what became of a message; after that nobody asks any more. */
const ASKS_MAX = 75;

/** Time of the next question about a message that its provider took; none where it tells of none, or was asked for long enough. */
export const askAfter = (now: Date, asks: number): Date | null => (asks > ASKS_MAX ? null : nextAsk(now, asks));

/** Messages whose provider is asked about next, the longest due first. */
export async function dueRecords(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: smsRecord.id })
    .from(smsRecord)
    .where(lte(smsRecord.nextAskTime, now))
    .orderBy(asc(smsRecord.nextAskTime), asc(smsRecord.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Takes a question on: of several processes one has it, and the next is due after a pause, whatever becomes of this one. */
export async function takeRecord({ tx, now }: Write, id: number): Promise<SmsRecordRow | undefined> {
  const [found] = await tx
    .select()
    .from(smsRecord)
    .where(and(eq(smsRecord.id, id), lte(smsRecord.nextAskTime, now)))
    .for('update');
  if (!found) return undefined;
  const asks = found.asks + 1;
  await tx
    .update(smsRecord)
    .set({ asks, nextAskTime: askAfter(now, asks + 1) })
    .where(eq(smsRecord.id, id));
  return found;
}
