import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginIncidents, deleteIncidentsBefore, lockWatch, openIncidents, setIncidents } from './queries.ts';
import { type Trouble, planOf } from './rules.ts';
import { tell } from './tell.ts';
import { type WatchSources, findTroubles } from './troubles.ts';

const KEPT_DAYS = 180;

async function settle(write: Write, troubles: readonly Trouble[]): Promise<void> {
  const { tx, now } = write;
  const { begin, clear, again, end } = planOf(await openIncidents(tx), troubles, now);
  await beginIncidents(write, begin);
  await setIncidents(tx, clear, { clearTime: now });
  await setIncidents(tx, again, { clearTime: null });
  await setIncidents(tx, end, { endTime: now });
}

/** Every minute: people hear of what must not wait, once, and once more when it is over. */
export const watchIncidents = (known: () => WatchSources): Timer => ({
  name: 'incident.watch',
  label: '查找异常并通知',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const troubles = await findTroubles(services, known());
    await services.write({ name: 'incident.watch', actor: systemActor('incident.watch') }, async (write) => {
      await lockWatch(write.tx);
      await settle(write, troubles);
      await tell(write);
    });
  },
});

/** Every night: incidents of half a year ago go. */
export const clearIncidents: Timer = {
  name: 'incident.clear',
  label: '清理旧的异常记录',
  cron: '37 4 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await write({ name: 'incident.clear', actor: systemActor('incident.clear') }, ({ tx }) => deleteIncidentsBefore(tx, before));
  },
};
