import { SECOND } from '#contract/durations.ts';
import type { OnProgress } from '#server/platform/backup/backups.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { setBackup } from './queries.ts';

const EVERY_MS = SECOND;
const ACT = { name: 'backup.progress', actor: systemActor('backup.progress') };

/** Keeps how far a backup is, once a second, for the list. */
export function progressOf({ write }: Pick<Services, 'write'>, id: number) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const tell: OnProgress = ({ done, total }) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    // A database that is away is told of by the work itself.
    writing = writing.then(() => write(ACT, ({ tx }) => setBackup(tx, id, { done, total }))).catch(() => undefined);
  };
  return { tell, end: () => writing.then(() => undefined) };
}
