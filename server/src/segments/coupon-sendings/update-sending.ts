import type { Input } from '#contract/call.ts';
import { type couponSendingCalls, couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { getSendable } from '#server/coupons/index.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkAudience } from './audience.ts';
import { sendings } from '../sending-records/queries.ts';
import { ANEW, checkMoment, isOpen } from './rules.ts';

/** Another audience or moment of what has not begun, or was not sent when its time came; who changes it sends it. */
export async function updateSending(write: Write, { id, audience, at }: Input<typeof couponSendingCalls.update>): Promise<null> {
  const { tx, now, actor } = write;
  const { id: adminId, name: adminName } = asAdministrator(actor);
  const { state, couponId } = await sendings.lock(tx, id);
  if (!isOpen(state)) throw couponSendingRefusals.NOT_PLANNED();
  checkMoment(at, now);
  await checkAudience(tx, audience);
  await getSendable(tx, couponId, at);
  await sendings.set(write, id, { audience, at, adminId, adminName, ...ANEW });
  return null;
}
