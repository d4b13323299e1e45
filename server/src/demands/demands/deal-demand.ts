import type { Input } from '#contract/call.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import { allowBelowCost, linesBelowCost } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveDemand } from './move-demand.ts';
import { lockDemand, lockOrderOf } from './queries.ts';
import { checkOpen } from './states.ts';
import { tellCreator } from './tell-creator.ts';

/** Ends a demand with an order of the shop that takes it on; `demand__order` sees to it that an order ends one alone. */
export async function dealDemand(write: Write, { id, orderNo }: Input<typeof demandCalls.deal>): Promise<null> {
  const found = await lockDemand(write.tx, id, write.actor);
  checkOpen(found, 'deal');
  if (found.shopId === null) throw demandRefusals.NO_TAKER();
  const number = orderNo.trim();
  const made = await lockOrderOf(write.tx, number, found.shopId);
  if (!made) throw demandRefusals.NO_ORDER();
  const below = (await linesBelowCost(write.tx, made.id)).filter(({ shopId }) => shopId === found.shopId);
  if (below.length > 0 && !(await allowBelowCost(write, { shopId: found.shopId, demandId: id, orderNo: number })))
    throw demandRefusals.BELOW_COST({ names: below.map(({ name }) => name).join('、') });
  await moveDemand(write, found, 'deal', { orderId: made.id, orderNo: number, reason: '' });
  await tellCreator(write, found, `已成交，订单 ${number}`);
  return null;
}
