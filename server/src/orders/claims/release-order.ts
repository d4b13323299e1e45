import type { Input } from '#contract/call.ts';
import { type claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { clearHandler } from './queries.ts';

/** Gives an order back, by its handler. An order without a handler is given back already. */
export async function releaseOrder(write: Write, { orderNo }: Input<typeof claimCalls.release>): Promise<null> {
  const { tx, actor } = write;
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '放回');
  if (found.handlerName === null) return null;
  if (found.handlerId !== adminIdOf(actor)) throw orderClaimRefusals.NOT_YOURS({ name: found.handlerName });
  await clearHandler(tx, found.id);
  await logStep(write, found.id, { type: 'release', message: '放回，等待其他人处理' });
  return null;
}
