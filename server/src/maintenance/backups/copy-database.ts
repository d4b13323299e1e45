import { HOUR } from '#contract/durations.ts';
import { runningCluster } from '#server/platform/embedded/index.ts';
import { baseCopies } from '#server/platform/embedded/journal.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/** Copies the embedded database beside itself, so that it can be brought to any moment after. A copy that was just made does for whoever waited. */
export const copyDatabase: Job<object> = {
  name: 'backup.copyDatabase',
  label: '保留数据库副本和日志',
  async run({ backups, clock, dataDir }) {
    const cluster = runningCluster(dataDir);
    if (cluster === undefined) return;
    const last = baseCopies(cluster).at(-1);
    if (!last || clock.now().getTime() - last.at.getTime() > HOUR) await backups.copy();
  },
};
