import { KEEP_ALIVE } from '../database/wire/limits.ts';
import { watchConnections } from '../database/wire/watch-connections.ts';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, PgBoss, type Queue as QueueTerms, type WorkOptions } from 'pg-boss';
import type { Tx } from '../database/connect.ts';
import type { Services } from '../services.ts';
import type { JobTerms } from '../write/write.ts';
import { type FormerQueue, formerQueues } from './former-queues.ts';
import type { Job, Timer } from './jobs.ts';
import { recordRun } from './record-run.ts';
import { renewSchedules } from './schedules.ts';
import { mustRest } from './sleep.ts';

export interface Queue {
  /** A job, or a timer before its time. False where that timer is waiting or running already. */
  enqueue(tx: Tx, name: string, data: object, terms?: JobTerms): Promise<boolean>;
  /** Starts the workers and timers of this process. */
  work(services: Services): Promise<void>;
  /** Runs what is waiting, once, in the caller's time: tests have no workers. */
  drain(services: Services): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  jobs: readonly Job[];
  timers: readonly Timer[];
  /** False when nothing but `drain` runs what is queued; pg-boss then starts with the first job. */
  works: boolean;
  onFault(error: unknown): void;
}

/** Data of a row in the queue of jobs, or of timers. */
interface Due {
  name: string;
  data?: object;
  /** Key of the run that was begun first, where it was given up and this one begins it again. */
  again?: string;
}

/**
 * A process that is killed says nothing. Its job is given up when its heart was still for so long, and not because it takes long:
 * a million rows may take an hour. Stillness is looked for every few seconds.
 */
const LIFE = { heartbeatSeconds: 15, expireInSeconds: 6 * 3600, notify: true } as const;
const JOBS = { name: 'jobs', policy: 'standard', retryLimit: 3, retryBackoff: true, ...LIFE } as const;
/** Queue of timers, one run of each at a time over all processes: its name is the key of its rows. */
const TIMERS = { name: 'timers', policy: 'exclusive', retryLimit: 0, ...LIFE } as const;
/** Supervision without vacuum warnings, which nobody reads, and without flows, which no job here has. */
const WATCH = {
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  monitorVacuum: false,
  flowIntervalSeconds: 3600,
} as const;

// A commit wakes the workers; they ask by themselves only for retries, and in case a notification was lost.
const JOB_WORKERS = { count: 4, localGroupConcurrency: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
const TIMER_WORKERS = { count: 3, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10 };

/** pg-boss speaks numbered placeholders; drizzle's transaction speaks its own. */
const through = (tx: Tx) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const pieces = text
      .split(/\$(\d+)/)
      .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`));
    const { rows } = await tx.execute(sql.join(pieces));
    return { rows };
  },
});

/** The queue lives in the same database, so that jobs commit with what caused them. */
export async function openQueue({ url, jobs, timers, works, onFault }: QueueOptions): Promise<Queue> {
  const roles: ConstructorOptions = { supervise: works, schedule: works, useListenNotify: works };
  const wire = { ...KEEP_ALIVE, onConnect: watchConnections(url).greet };
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'signalbox-jobs', ...wire, ...WATCH, ...roles });
  boss.on('error', onFault);

  /** A queue that is there already is left as it was made, so its terms are renewed. */
  async function openFor({ name, policy, ...terms }: QueueTerms): Promise<void> {
    await boss.createQueue(name, { policy, ...terms });
    await boss.updateQueue(name, terms);
  }
  async function start(): Promise<void> {
    await boss.start();
    await openFor(JOBS);
    await openFor(TIMERS);
  }
  let starting: Promise<void> | undefined;
  const started = () => (starting ??= start());
  if (works) await started();

  function named<T extends Job | Timer>(all: readonly T[], name: string): T {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`nothing is known to run as ${name}`);
    return found;
  }
  const runJob = (services: Services, { name, data }: Due) => {
    const job = named(jobs, name);
    return recordRun(services, name, () => job.run(services, data as never));
  };
  const runTimer = async (services: Services, { name }: Due) => {
    const timer = named(timers, name);
    if (await mustRest(services.database.db, timer)) return;
    await recordRun(services, name, () => timer.run(services));
  };

  // pg-boss keeps a failure for its retries and says nothing of it.
  const reporting = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      onFault(error);
      throw error;
    });

  /** A worker looks for the next job as soon as one has ended, so that a backlog does not wait for the polls. */
  async function workAtOnce(
    queue: string,
    { count, ...options }: WorkOptions & { count: number },
    run: (due: Due) => Promise<void>,
  ) {
    for (let at = 0; at < count; at += 1) {
      const worker = await boss.work<Due>(queue, options, async ([due]) => {
        boss.notifyWorker(worker);
        if (due) await reporting(() => run(due.data));
      });
    }
  }

  const workFormer = (services: Services, { name, job }: FormerQueue) =>
    boss.work(name, { pollingIntervalSeconds: 5 }, ([due]) =>
      reporting(() => recordRun(services, job.name, () => job.run(services, due?.data as never))),
    );

  async function drainQueue(queue: string, run: (due: Due) => Promise<void>): Promise<void> {
    await started();
    for (let [due] = await boss.fetch<Due>(queue); due; [due] = await boss.fetch<Due>(queue)) {
      await run(due.data);
      await boss.complete(queue, due.id);
    }
  }

  return {
    async enqueue(tx, name, data, { again, seconds } = {}) {
      const db = through(tx);
      await started();
      const sent = timers.some((timer) => timer.name === name)
        ? await boss.send(TIMERS.name, { name }, { db, singletonKey: name })
        : await boss.send(JOBS.name, again === undefined ? { name, data } : { name, data, again }, {
            db,
            group: { id: name },
            ...(seconds !== undefined && { startAfter: seconds }),
          });
      return sent !== null;
    },
    async work(services) {
      for (const former of await formerQueues(boss, [JOBS.name, TIMERS.name], jobs)) await workFormer(services, former);
      await workAtOnce(JOBS.name, JOB_WORKERS, (due) => runJob(services, due));
      await renewSchedules(boss, TIMERS.name, timers);
      await workAtOnce(TIMERS.name, TIMER_WORKERS, (due) => runTimer(services, due));
    },
    async drain(services) {
      await drainQueue(JOBS.name, (due) => runJob(services, due));
      await drainQueue(TIMERS.name, (due) => runTimer(services, due));
    },
    async close() {
      if (starting) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
