import { eq } from 'drizzle-orm';
import { freezeMoney, lockOrder } from '#server/orders/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { UploadOutcome } from './ask-wechat.ts';
import { type TakenUpload, lockShipping } from './queries.ts';
import { UPLOAD_JOB } from './request-upload.ts';
import { digestOf, isFrozen, isOver, stateAfter } from './rules.ts';
import { shippingTask } from './shipping-task.ts';
import { type ShippingRecord, shippingInformation } from './tables.ts';

const WHY_MAX = 255;
/** Tries after which people are told that it takes long; the tries go on. */
const LATE = 6;

type Change = Partial<typeof shippingInformation.$inferInsert>;

/** Columns that an outcome leaves. */
function changeBy({ state, timesWhole, isSplit }: ShippingRecord, outcome: UploadOutcome, now: Date): Change {
  const over = { isUnanswered: false, nextAskTime: null };
  switch (outcome.kind) {
    case 'uploaded': {
      const { content } = outcome;
      return {
        ...over,
        state: stateAfter(state, 'uploaded'),
        why: null,
        digest: digestOf(content),
        isSplit: isSplit || content.isSplit,
        isWhole: content.isWhole,
        timesWhole: Math.min(2, timesWhole + (content.isWhole ? 1 : 0)),
        parcels: content.parcels.length,
        uploadedTime: now,
        asks: 0,
      };
    }
    case 'later':
      return { isUnanswered: outcome.isLost, why: outcome.why.slice(0, WHY_MAX) };
    case 'failed':
      return { ...over, state: stateAfter(state, 'failed'), why: outcome.why.slice(0, WHY_MAX) };
    case 'tooOften':
      return { ...over, why: outcome.why };
    case 'notNeeded':
      return { ...over, state: 'notNeeded', why: null };
    case 'known':
      return { ...over, state: stateAfter(state, 'uploaded'), why: null };
    case 'refunded':
      return { ...over, state: state === 'uploaded' ? state : 'notNeeded', why: null };
    case 'nothing':
      return over;
  }
}

async function followWithTask(write: Write, taken: TakenUpload, outcome: UploadOutcome): Promise<void> {
  const task = shippingTask(taken);
  switch (outcome.kind) {
    case 'uploaded':
    case 'known':
    case 'notNeeded':
    case 'refunded':
      return finishTask(write, task);
    case 'failed':
      return openTask(write, { ...task, says: `${outcome.why}。改正后请在订单里点“重新上传”，否则微信不结算这笔货款` });
    case 'later':
      if (taken.asks !== LATE) return;
      return openTask(write, {
        ...task,
        says: `发货信息一直没有传到微信（${outcome.why}）。系统会继续重试，上传成功前微信不结算这笔货款`,
      });
    case 'nothing':
    case 'tooOften':
  }
}

/** Keeps what came of a try; a further sending since then is told next. */
export async function recordUpload(write: Write, taken: TakenUpload, outcome: UploadOutcome): Promise<void> {
  const { tx, now } = write;
  const { orderId } = taken;
  // The order first, as every sending locks them.
  await lockOrder(write, taken.orderNo);
  const found = await lockShipping(tx, orderId);
  if (!found) return;
  const isOvertaken = found.requests > taken.requests;
  const set = { ...changeBy(found, outcome, now), ...(isOvertaken && { asks: 0, nextAskTime: now }), updateTime: now };
  await tx.update(shippingInformation).set(set).where(eq(shippingInformation.id, found.id));
  await freezeMoney(write, { orderId, isFrozen: isFrozen({ ...found, ...set }) });
  if (isOvertaken) await later(write, { name: UPLOAD_JOB }, { id: found.id });
  if (!isOver(found.state)) await followWithTask(write, taken, outcome);
}
