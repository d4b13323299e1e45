import type { Input } from '#contract/call.ts';
import type { demandCalls } from '#contract/demands/demands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOwnDemand } from './lock-own-demand.ts';
import { moveDemand } from './move-demand.ts';
import { tellCreator } from './tell-creator.ts';

export async function closeDemand(write: Write, { id, reason }: Input<typeof demandCalls.close>): Promise<null> {
  const found = await lockOwnDemand(write, id);
  await moveDemand(write, found, 'close', { reason });
  await tellCreator(write, found, `已关闭：${reason}`);
  return null;
}
