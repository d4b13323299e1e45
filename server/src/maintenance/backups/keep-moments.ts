import { DAY } from '#contract/durations.ts';
import { runningCluster } from '#server/platform/embedded/index.ts';
import { baseCopies, dropJournal, readJournal } from '#server/platform/embedded/journal.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { copyDatabase } from './copy-database.ts';
import { needsCopy } from './rules.ts';

/** Keeps the embedded database restorable to any moment while the shop is backed up each day, and its log within bounds. */
export async function keepMoments(write: Write, { isOn, dataDir }: { isOn: boolean; dataDir: string }): Promise<void> {
  const cluster = runningCluster(dataDir);
  if (cluster === undefined) return;
  if (!isOn) return dropJournal(cluster);
  const last = baseCopies(cluster).at(-1);
  const log = readJournal(cluster);
  const isDue = !last || write.now.getTime() - last.at.getTime() > DAY;
  if (isDue || needsCopy(log)) await later(write, copyDatabase, {});
}
