import { sql } from 'drizzle-orm';
import { PgBoss, type QueuePolicy } from 'pg-boss';
import type { Tx } from '../database/connect.ts';
import type { Job, JobContext, Timer } from './jobs.ts';

export interface Queue {
  enqueue(tx: Tx, job: string, data: object): Promise<void>;
  /** Starts the workers and timers of this process. */
  work(context: JobContext): Promise<void>;
  /** Runs what is waiting, once, in the caller's time: tests have no workers. */
  drain(context: JobContext): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  jobs: readonly Job[];
  timers: readonly Timer[];
  onFault(error: unknown): void;
}

const ZONE = 'Asia/Shanghai';
const RETRIES = { retryLimit: 3, retryBackoff: true } as const;
/**
 * A process that is killed says nothing. Its job is given up when its heart was still for so long, and not because it takes long:
 * a million rows may take an hour. Stillness is looked for every few seconds.
 */
const LIFE = { heartbeatSeconds: 15, expireInSeconds: 6 * 3600 } as const;
const WATCH_SECONDS = 5;

/** pg-boss speaks numbered placeholders; drizzle's transaction speaks its own. */
const through = (tx: Tx) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const pieces = text
      .split(/\$(\d+)/)
      .map((piece, place) => (place % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`));
    const { rows } = await tx.execute(sql.join(pieces));
    return { rows };
  },
});

/** The queue lives in the same database, so that jobs commit with what caused them. */
export async function openQueue({ url, jobs, timers, onFault }: QueueOptions): Promise<Queue> {
  const watch = { superviseIntervalSeconds: WATCH_SECONDS, monitorIntervalSeconds: WATCH_SECONDS };
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'signalbox-jobs', ...watch });
  boss.on('error', onFault);
  await boss.start();

  /** A queue that is there already is left as it was made, so its terms are renewed. */
  async function openFor(
    name: string,
    retries: { retryLimit: number; retryBackoff?: boolean },
    policy: QueuePolicy,
  ): Promise<void> {
    const terms = { ...retries, ...LIFE };
    await boss.createQueue(name, { ...terms, policy });
    await boss.updateQueue(name, terms);
  }
  for (const { name } of jobs) await openFor(name, RETRIES, 'standard');

  // pg-boss keeps a failure for its retries and says nothing of it.
  const told = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      onFault(error);
      throw error;
    });

  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: through(tx) });
    },
    async work(context) {
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([due]) => {
          if (due) await told(() => job.run(context, due.data as never));
        });
      }
      for (const timer of timers) {
        await openFor(timer.name, { retryLimit: 0 }, 'singleton');
        await boss.schedule(timer.name, timer.cron, null, { tz: ZONE });
        await boss.work(timer.name, { pollingIntervalSeconds: 5 }, () => told(() => timer.run(context)));
      }
    },
    async drain(context) {
      for (const job of jobs) {
        for (let [due] = await boss.fetch(job.name); due; [due] = await boss.fetch(job.name)) {
          await job.run(context, due.data as never);
          await boss.complete(job.name, due.id);
        }
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
