import type { Input } from '#contract/call.ts';
import type { pickUpCalls } from '#contract/orders/pick-up.ts';
import { freezePoints } from '#server/customers/index.ts';
import { freezeCommission } from '#server/distribution/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockByCode } from './queries.ts';
import { checkVerifiable } from './rules.ts';

/** Hands the goods out: a code works once, however many counters try it at the same moment. */
export async function verifyOrder(write: Write, { vCode }: Input<typeof pickUpCalls.verify>): Promise<true> {
  const { tx, actor, now } = write;
  const found = await lockByCode(tx, actor, vCode);
  checkVerifiable(found);
  await moveOrder(write, found, 'verify', { receivedTime: now, clerkId: adminIdOf(actor) || null });
  await logStep(write, found.id, { type: 'user_take_delivery', message: '用户已收货' });
  await freezePoints(write, found);
  await freezeCommission(write, found);
  return true;
}
