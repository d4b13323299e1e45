import type { Write } from '#server/platform/write/write.ts';
import { lockOwnDemand } from './lock-own-demand.ts';
import { demands } from './queries.ts';
import { checkOpen } from './states.ts';

export async function deleteDemand(write: Write, { id }: { id: number }): Promise<null> {
  checkOpen(await lockOwnDemand(write, id), 'delete');
  return demands.delete(write, { id });
}
