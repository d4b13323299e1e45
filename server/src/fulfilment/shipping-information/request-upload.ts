import { and, eq, sql } from 'drizzle-orm';
import { payTypes } from '#contract/orders/enums.ts';
import { miniProgrammeSettings } from '#contract/services/wechat-settings.ts';
import type { OrderRecord } from '#server/orders/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { shippingInformation } from './tables.ts';

export const UPLOAD_JOB = 'shipping_information.upload';

type OrderToTell = Pick<OrderRecord, 'id' | 'payType'>;

/** Attempt by which the money of an order came through the mini programme; undefined where it came any other way. */
async function attemptOf(write: Write, { id, payType }: OrderToTell): Promise<number | undefined> {
  if (payType !== payTypes.weixin) return undefined;
  const appId = (await settingOf(write.tx, miniProgrammeSettings.routine_appid)).trim();
  if (appId === '') return undefined;
  const [found] = await write.tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.kind, 'order'),
        eq(paymentAttempt.subjectId, id),
        eq(paymentAttempt.state, 'paid'),
        eq(paymentAttempt.appId, appId),
      ),
    )
    .limit(1);
  return found?.id;
}

/** Has the sending of an order told to WeChat after the commit, as it then stands; false where its money does not wait for that. */
export async function requestUpload(write: Write, paid: OrderToTell): Promise<boolean> {
  const { tx, now } = write;
  const attemptId = await attemptOf(write, paid);
  if (attemptId === undefined) return false;
  const first = { orderId: paid.id, attemptId, state: 'waiting', nextAskTime: now, createTime: now, updateTime: now } as const;
  const [{ id } = { id: 0 }] = await tx
    .insert(shippingInformation)
    .values(first)
    .onConflictDoUpdate({
      target: shippingInformation.orderId,
      set: {
        requests: sql`${shippingInformation.requests} + 1`,
        asks: 0,
        // Leaves the time alone while an answer is on its way: whoever keeps that sees the further request.
        nextAskTime: sql`case when ${shippingInformation.isUnanswered} then ${shippingInformation.nextAskTime} else excluded.next_ask_time end`,
        updateTime: now,
      },
    })
    .returning({ id: shippingInformation.id });
  await later(write, { name: UPLOAD_JOB }, { id });
  return true;
}
