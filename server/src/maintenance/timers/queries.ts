import type { Input } from '#contract/call.ts';
import { type GivenUpRun, type TimerRow, runStates, type timerCalls, timerKinds } from '#contract/maintenance/timers.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { isAsleep } from '#server/platform/jobs/sleep.ts';
import { lastRun } from '#server/platform/jobs/tables.ts';
import { countGivenUp, givenUpRuns, whyNotAgain } from '#server/platform/jobs/given-up.ts';
import { waitingRuns } from '#server/platform/jobs/waiting.ts';
import { cronWords, errorOf, nextRun, runStateOf } from './rules.ts';

/** All that the server does by itself. */
export interface WorkSources {
  timers: readonly Timer[];
  jobs: readonly Job[];
}

const NEEDED = '需要时';

/** Every timer and job, in the order in which the server lists them. */
export async function everyRun(db: Db, { timers, jobs }: WorkSources, now: Date): Promise<TimerRow[]> {
  const [runs, waiting, givenUp, isShopAsleep] = await Promise.all([
    db.select().from(lastRun),
    waitingRuns(db),
    countGivenUp(db),
    isAsleep(db),
  ]);
  const runOf = new Map(runs.map((run) => [run.name, run]));
  const waits = new Map(waiting.map(({ name, count }) => [name, count]));
  return [...timers, ...jobs].map(({ name, label, ...more }, index) => {
    const cron = 'cron' in more ? more.cron : undefined;
    const rests = isShopAsleep && 'sleeps' in more && more.sleeps;
    const run = runOf.get(name);
    return {
      id: index + 1,
      name,
      label,
      kind: cron === undefined ? timerKinds.job : timerKinds.timer,
      every: cron === undefined ? NEEDED : cronWords(cron),
      state: rests ? runStates.asleep : runStateOf(run, cron, now),
      startTime: run?.startTime ?? null,
      ms: run?.endTime ? run.endTime.getTime() - run.startTime.getTime() : null,
      error: errorOf(run, now),
      failures: run?.failures ?? 0,
      doneTime: run?.doneTime ?? null,
      nextTime: (cron !== undefined && !rests && nextRun(cron, now)) || null,
      waiting: waits.get(name) ?? 0,
      givenUp: givenUp.get(name) ?? 0,
    };
  });
}

export const listRuns =
  (known: WorkSources) =>
  async (db: Db, input: Input<typeof timerCalls.list>, { now }: CallContext): Promise<Page<TimerRow>> => {
    const wanted = (await everyRun(db, known, now)).filter(
      ({ state, kind }) => (input.state ?? state) === state && (input.kind ?? kind) === kind,
    );
    const offset = offsetOf(input);
    return toPage(input, wanted.length, wanted.slice(offset, offset + input.limit));
  };

/** Jobs that a person began name them in their data. */
const starterIn = (data: object): string => {
  const by: unknown = Reflect.get(data, 'by');
  return typeof by === 'object' && by !== null ? String(Reflect.get(by, 'name') ?? '') : '';
};

export const listGivenUp =
  ({ jobs }: Pick<WorkSources, 'jobs'>) =>
  async (db: Db, { name }: Input<typeof timerCalls.givenUp>, { actor }: CallContext): Promise<GivenUpRun[]> => {
    const runs = await givenUpRuns(db, name);
    return Promise.all(
      runs.map(async (run) => ({
        ...run,
        by: starterIn(run.data),
        isAgain: run.first !== run.id,
        whyNot: (await whyNotAgain(db, jobs, run, actor)) ?? null,
      })),
    );
  };
