import { DELETION_STANDS_MS } from '#contract/history.ts';
import { inBatches } from '#server/platform/jobs/in-batches.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { unrecorded } from '#server/platform/write/unrecorded.ts';
import type { Write } from '#server/platform/write/write.ts';
import { emptyDeadGroups } from './queries.ts';

const PORTION = 200;

async function clearPortion({ tx, now }: Write): Promise<number> {
  await unrecorded(tx);
  return emptyDeadGroups(tx, new Date(now.getTime() - DELETION_STANDS_MS), PORTION);
}

/** Customers leave groups that can no longer be restored; broken off, the next run goes on with who is left. */
export const clearDeletedGroups: Timer = {
  name: 'customer.clearGroups',
  label: '清除已删除的用户分组',
  cron: '7 * * * *',
  run: (services) => inBatches(services, 'customer.clearGroups', clearPortion, PORTION),
};
