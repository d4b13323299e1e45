import type { Input } from '#contract/call.ts';
import type { BegunSending } from '#contract/segments/coupon-sending-record.ts';
import type { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { getSendable } from '#server/coupons/index.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkAudience } from './audience.ts';
import { beginSending } from './begin-sending.ts';
import { sendings } from '../sending-records/queries.ts';
import { checkMoment } from './rules.ts';

type SendingDraft = Input<typeof couponSendingCalls.save>;

/** A coupon for an audience, now or at a moment, at which it must be one that staff may send. */
export async function saveSending(write: Write, { couponId, audience, at, expected }: SendingDraft): Promise<BegunSending> {
  const { tx, now, actor } = write;
  const { id: adminId, name: adminName } = asAdministrator(actor);
  if (at) checkMoment(at, now);
  await checkAudience(tx, audience);
  await getSendable(tx, couponId, at ?? now);
  const id = await sendings.insert(write, { couponId, audience, at: at ?? now, adminId, adminName });
  const begun = at ? undefined : await beginSending(write, id, { expected, mayWait: true });
  return begun ?? { id, jobId: null, people: 0, given: 0 };
}
