import type { Input } from '#contract/call.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import { showDay } from '#contract/moment.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asked, demands, findQuoted, lockDemand, openShopsAmong } from './queries.ts';
import { checkOpen } from './states.ts';

/** Replaces the shops that are asked to quote, and the last day of quotes; the shops that have quoted stay. */
export async function inviteShops(
  write: Write,
  { id, shopIds, quoteUntil = '' }: Input<typeof demandCalls.invite>,
): Promise<null> {
  const { tx, now, actor } = write;
  const found = await lockDemand(tx, id, actor);
  checkOpen(found, 'invite');
  if (found.isChosen) throw demandRefusals.CHOSEN();
  if (quoteUntil !== '' && quoteUntil < showDay(now)) throw demandRefusals.PAST_QUOTING();
  const left = (await findQuoted(tx, id)).find(({ shopId }) => !shopIds.includes(shopId));
  if (left) throw demandRefusals.HAS_QUOTED({ name: left.name });
  await asked.replace(write, id, shopIds, async (added) => {
    if ((await openShopsAmong(tx, added)).length < added.length) throw demandRefusals.NO_SHOP();
    if (added.length > 0) await notify(write, 'adminDemandOpened', found.demandNo);
  });
  await demands.set(write, id, { quoteUntil });
  return null;
}
