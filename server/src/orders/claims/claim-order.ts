import type { Input } from '#contract/call.ts';
import type { claimCalls } from '#contract/orders/claims.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { setHandler } from './queries.ts';
import { isClaimedBy } from './rules.ts';

/** The lock makes those who claim at once take turns, so the second one hears of the first. */
export async function claimOrder(write: Write, { orderNo }: Input<typeof claimCalls.claim>): Promise<null> {
  const { tx, actor, now } = write;
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '接手');
  const id = adminIdOf(actor);
  if (isClaimedBy(found, id)) return null;
  await setHandler(tx, [found.id], { id, name: actorName(actor) }, now);
  await logStep(write, found.id, { type: 'claim', message: '接手处理' });
  return null;
}
