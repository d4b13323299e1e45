import { Gauge } from 'prom-client';
import { SECOND } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Services } from '#server/platform/services.ts';
import { lastMoments } from './queries.ts';

/** Reports the age of the last backup and of the last proven restore; neither is there before the first. */
export function measureBackups(
  { database, clock, metrics: { registry } }: Services,
  lastByCommand: (db: Db) => Promise<{ madeAt?: string | undefined } | undefined>,
): void {
  const age = new Gauge({
    name: 'signalbox_backup_age_seconds',
    help: 'Seconds since the last backup that was made, and since the last restore of one that was proven',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      const [{ made, proven }, command] = await Promise.all([lastMoments(database.db), lastByCommand(database.db)]);
      const now = clock.now().getTime();
      const secondsSince = (moment: number) => Math.round((now - moment) / SECOND);
      const madeAt = Math.max(made?.getTime() ?? 0, Date.parse(command?.madeAt ?? '') || 0);
      if (madeAt > 0) age.set({ of: 'backup' }, secondsSince(madeAt));
      if (proven) age.set({ of: 'proven_restore' }, secondsSince(proven.getTime()));
    },
  });
}
