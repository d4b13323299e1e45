import { and, eq, lt } from 'drizzle-orm';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { NamedKind } from './run-kind.ts';
import { run } from './tables.ts';

/** Every night: runs are kept for as long as their kind says; the history of what they changed stays. */
export const clearRuns = (kinds: readonly NamedKind[]): Timer => ({
  name: 'run.clear',
  label: '清除批量操作的结果',
  cron: '47 3 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const now = clock.now().getTime();
    for (const { name, keptFor } of kinds)
      await write({ name: 'run.clear', actor: systemActor('run.clear') }, ({ tx }) =>
        tx.delete(run).where(and(eq(run.kind, name), lt(run.createTime, new Date(now - keptFor)))),
      );
  },
});
