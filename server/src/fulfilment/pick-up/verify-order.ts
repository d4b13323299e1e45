import type { Input } from '#contract/call.ts';
import type { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followReceipt, moveOrder, checkProposed } from '#server/orders/index.ts';
import { requestUpload } from '../shipping-information/request-upload.ts';
import { lockByCode } from './queries.ts';
import { checkVerifiable } from './rules.ts';

/** Hands the goods out: a code works once, however many counters try it at the same moment. */
export async function verifyOrder(write: Write, { vCode }: Input<typeof pickUpCalls.verify>): Promise<true> {
  const { tx, actor, now } = write;
  const found = await lockByCode(write, vCode);
  checkVerifiable(found);
  await checkProposed(tx, found.id);
  await moveOrder(write, found, 'verify', { receivedTime: now, clerkId: adminIdOf(actor) || null });
  await followReceipt(write, found, '用户已收货');
  await requestUpload(write, found);
  return true;
}
