import { timerRefusals } from '#contract/maintenance/timers.ts';
import { type Timer, runSoon } from '#server/platform/jobs/jobs.ts';
import { mustRest } from '#server/platform/jobs/sleep.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Runs a timer before its time, and still in one process at a time. */
export const runTimer =
  (timers: readonly Timer[]) =>
  async (write: Write, { name }: { name: string }): Promise<null> => {
    const timer = timers.find((one) => one.name === name);
    if (!timer) throw timerRefusals.NOT_FOUND();
    if (await mustRest(write.tx, timer)) throw timerRefusals.ASLEEP();
    if (!(await runSoon(write, timer))) throw timerRefusals.RUNNING();
    return null;
  };
