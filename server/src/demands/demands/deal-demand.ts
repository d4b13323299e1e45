import type { Input } from '#contract/call.ts';
import { type demandCalls, demandRefusals } from '#contract/demands/demands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveDemand } from './move-demand.ts';
import { findOrderOf, lockDemand } from './queries.ts';
import { checkOpen } from './states.ts';
import { tellCreator } from './tell-creator.ts';

/** Ends a demand with an order of the shop that takes it on; `demand__order` sees to it that an order ends one alone. */
export async function dealDemand(write: Write, { id, orderNo }: Input<typeof demandCalls.deal>): Promise<null> {
  const found = await lockDemand(write.tx, id, write.actor);
  checkOpen(found, 'deal');
  if (found.shopId === null) throw demandRefusals.NO_TAKER();
  const number = orderNo.trim();
  const made = await findOrderOf(write.tx, number, found.shopId);
  if (!made) throw demandRefusals.NO_ORDER();
  await moveDemand(write, found, 'deal', { orderId: made.id, orderNo: number });
  await tellCreator(write, found, `已成交，订单 ${number}`);
  return null;
}
