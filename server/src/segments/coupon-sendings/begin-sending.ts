import { sql } from 'drizzle-orm';
import { BULK_MAX } from '#contract/bulk-run.ts';
import type { BegunSending } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { customer } from '#server/customers/index.ts';
import { beginRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerKind } from '../runs/customer-kind.ts';
import { checkLeft } from '../runs/run-many.ts';
import { openTask } from '../runs/tasks.ts';
import { audienceWhere, checkAudience } from './audience.ts';
import { sendings } from '../sending-records/queries.ts';
import { type SendingRecord, isRunOver, lastTarget } from './queries.ts';

interface Terms {
  /** Number of people that somebody saw before they sent it. */
  expected?: number | undefined;
  /** True where somebody waits for it. */
  mayWait: boolean;
  /** Most customers of one run. */
  most?: number;
}

/** Refuses a first portion over nobody, or over another number than was seen. */
function checkMatched(matched: number, { expected, most = BULK_MAX }: Terms): void {
  if (matched === 0) throw couponSendingRefusals.NOBODY_FOUND();
  if (expected !== undefined && Math.min(expected, most) !== matched)
    throw customerRunRefusals.COUNT_CHANGED({ expected, found: matched });
}

/** Freezes the next portion of its customers, in the order of their ids, and has a run give them the coupon. */
async function beginPortion(write: Write, sending: SendingRecord, terms: Terms): Promise<BegunSending> {
  const { tx, now } = write;
  const { id, couponId, audience, lastUid } = sending;
  const { most = BULK_MAX, mayWait } = terms;
  await checkAudience(tx, audience);
  const task = { coupon: { couponId }, sendingId: id };
  const open = await openTask(tx, task, now);
  const where = await audienceWhere(tx, audience, now, lastUid);
  await checkLeft(tx, where, open);
  const rows = sql`select ${customer.id} from ${customer} where ${where} order by ${customer.id} limit ${most}`;
  const frozen = await freezeRun(write, customerKind, { task, label: open.label, rows });
  const { matched } = frozen;
  if (lastUid === 0) checkMatched(matched, terms);
  const isMore = matched === most;
  await sendings.set(write, id, {
    state: 'begun',
    runId: frozen.id,
    people: sending.people + matched,
    isMore,
    lastUid: isMore ? await lastTarget(tx, frozen.id) : lastUid,
  });
  const { jobId, changed } = await beginRun(write, customerKind, frozen, { mayWait });
  return { id, jobId, people: matched, given: changed };
}

/**
 * Begins what is due, or goes on with its next portion; nothing where another process was quicker, or somebody moved or
 * cancelled it.
 */
export async function beginSending(write: Write, id: number, terms: Terms): Promise<BegunSending | undefined> {
  const sending = await sendings.lock(write.tx, id);
  const { state, at, isMore, runId } = sending;
  const goesOn = state === 'begun' && isMore && runId !== null && (await isRunOver(write.tx, runId));
  return (state === 'planned' && at <= write.now) || goesOn ? beginPortion(write, sending, terms) : undefined;
}
