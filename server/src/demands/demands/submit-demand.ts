import { demandRefusals } from '#contract/demands/demand-refusals.ts';
import { showDay } from '#contract/moment.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOwnDemand } from './lock-own-demand.ts';
import { moveDemand } from './move-demand.ts';

export async function submitDemand(write: Write, { id }: { id: number }): Promise<null> {
  const found = await lockOwnDemand(write, id);
  if (found.expectDate !== '' && found.expectDate < showDay(write.now)) throw demandRefusals.PAST_DATE();
  await moveDemand(write, found, 'submit', { reason: '' });
  await notify(write, 'adminDemandSubmitted', found.demandNo);
  return null;
}
