import type { Input } from '#contract/call.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveDemand } from './move-demand.ts';
import { lockDemand } from './queries.ts';
import { tellCreator } from './tell-creator.ts';

/** Gives a demand back to whoever filed it, to be put right and submitted again. */
export async function rejectDemand(write: Write, { id, reason }: Input<typeof demandCalls.reject>): Promise<null> {
  const found = await lockDemand(write.tx, id, write.actor);
  await moveDemand(write, found, 'reject', { reason });
  await tellCreator(write, found, `被拒绝：${reason}`);
  return null;
}
