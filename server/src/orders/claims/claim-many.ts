import type { Answer, Input } from '#contract/call.ts';
import type { claimCalls } from '#contract/orders/claims.ts';
import { actorName, adminIdOf, scopeOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrders } from '../orders/record.ts';
import { soleAmong } from '../orders/shop-part.ts';
import { logSteps } from '../steps/log-steps.ts';
import { waitsForStaff } from '../orders/states.ts';
import { setHandler } from './queries.ts';

/** Orders that nobody handles; one that somebody has stays theirs, and one that waits for nobody, or that others sold a part of, as it is. */
export async function claimMany(
  write: Write,
  { ids }: Input<typeof claimCalls.claimMany>,
): Promise<Answer<typeof claimCalls.claimMany>> {
  const { tx, actor, now } = write;
  const found = await lockOrders(write, ids);
  const sole = await soleAmong(tx, ids, scopeOf(actor));
  const own = found.filter(({ id }) => sole.has(id));
  const handled = own.filter((each) => each.handlerId !== null);
  const free = own.filter((each) => each.handlerId === null && waitsForStaff(each));
  const freeIds = free.map((each) => each.id);
  await setHandler(tx, freeIds, { id: adminIdOf(actor), name: actorName(actor) }, now);
  await logSteps(write, free, () => ({ type: 'claim', message: '接手处理' }));
  const [changed, unchanged] = [free.length, handled.length];
  return { changed, unchanged, refused: found.length - changed - unchanged, missing: new Set(ids).size - found.length };
}
