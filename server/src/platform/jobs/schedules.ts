import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import type { Timer } from './jobs.ts';

const ZONE = 'Asia/Shanghai';

/**
 * Schedules of all timers, in one queue. Those that are there as they should be are left alone: a start would otherwise write each of
 * them again. Timers that have another name now, or are no more, lose theirs.
 */
export async function renewSchedules(boss: PgBoss, queue: string, timers: readonly Timer[]): Promise<void> {
  const kept = await boss.getSchedules();
  for (const { name, cron } of timers) {
    const wanted = { name: queue, cron, timezone: ZONE, data: { name }, options: { tz: ZONE, key: name, singletonKey: name } };
    const isKept = kept.some(({ name: of, cron: at, timezone, data, options }) =>
      isDeepStrictEqual({ name: of, cron: at, timezone, data, options }, wanted),
    );
    if (!isKept) await boss.schedule(queue, cron, wanted.data, wanted.options);
  }
  for (const { name, key } of kept) if (!timers.some((timer) => timer.name === key)) await boss.unschedule(name, key);
}
