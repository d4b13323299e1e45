import type { Input } from '#contract/call.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { inviteShops } from './invite-shops.ts';
import { moveDemand } from './move-demand.ts';
import { demands, lockDemand } from './queries.ts';
import { tellCreator } from './tell-creator.ts';

/** Opens a demand to the shops that are asked to quote; one that takes it on at once is one of them. */
export async function acceptDemand(
  write: Write,
  { id, shopId, shopIds = [], quoteUntil }: Input<typeof demandCalls.accept>,
): Promise<null> {
  const found = await lockDemand(write.tx, id, write.actor);
  const invited = [...new Set([...(shopId ? [shopId] : []), ...shopIds])];
  await moveDemand(write, found, 'accept');
  if (invited.length === 0) throw demandRefusals.NOBODY();
  await inviteShops(write, { id, shopIds: invited, ...(quoteUntil !== undefined && { quoteUntil }) });
  if (shopId) await demands.set(write, id, { shopId });
  await tellCreator(write, found, '已受理');
  return null;
}
