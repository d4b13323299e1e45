import { DELETION_STANDS_MS } from '#contract/history.ts';
import { inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { unrecorded } from '#server/platform/write/unrecorded.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteDeadLinks } from './queries.ts';

const PORTION = 1000;

async function clearPortion({ tx, now }: Write): Promise<number> {
  await unrecorded(tx);
  return deleteDeadLinks(tx, new Date(now.getTime() - DELETION_STANDS_MS), PORTION);
}

/** Links and facets of tags that can no longer be restored go; broken off, the next run goes on with what is left. */
export const clearDeletedTags: Timer = {
  name: 'customer.clearTags',
  label: '清除已删除的用户标签',
  cron: '7 * * * *',
  run: (services) => inBatches(services, 'customer.clearTags', clearPortion, PORTION),
};
