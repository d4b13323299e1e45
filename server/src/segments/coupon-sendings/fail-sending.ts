import type { Write } from '#server/platform/write/write.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import { sendings } from '../sending-records/queries.ts';
import { getSending } from './queries.ts';

/** Characters of what a notice is about. */
const SUBJECT_MAX = 200;

/** Keeps why nothing was sent and tells whoever planned it, unless somebody has moved or cancelled it meanwhile. */
export async function failSending(write: Write, id: number, reason: string): Promise<void> {
  const { state, at, adminId } = await sendings.lock(write.tx, id);
  if (!((state === 'planned' && at <= write.now) || state === 'begun')) return;
  await sendings.set(write, id, { state: 'failed', reason });
  const { couponName } = await getSending(write.tx, { id }, write);
  const subject = `“${couponName}”没有发出：${reason}`.slice(0, SUBJECT_MAX);
  await notifyPerson(write, 'adminCouponNotSent', { adminId, subject });
}
