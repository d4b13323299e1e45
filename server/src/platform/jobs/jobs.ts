import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor, Scope } from '../actor.ts';
import type { Db, Tx } from '../database/connect.ts';
import type { Services } from '../services.ts';
import type { JobTerms, Write } from '../write/write.ts';

/** Its writes go through the write path like any other. */
export interface Job<D extends object = never> {
  /** Noun and verb, as in `order.executeRefund`. */
  readonly name: string;
  /** Task in the words of the screen that lists it. */
  readonly label: string;
  /** Name of its queue in an earlier version. */
  readonly formerly?: string;
  run(services: Services, data: D): Promise<void>;
  /** Reason why a run that was given up cannot be begun again; none where its work simply goes on, as it does after a crash. */
  whyNotAgain?(db: Db, data: D, actor: Actor): Promise<string | undefined>;
  /** Sets the limits of the person who begins it again, for work that keeps those of whoever began it. */
  limit?(tx: Tx, data: D, scope: Scope): Promise<unknown>;
}

/** Runs in one process at a time, however many there are; looks for what is due by the clock it is given. */
export interface Timer {
  /** Noun and verb, as in `order.cancelUnpaid`. */
  readonly name: string;
  /** Task in the words of the screen that lists it. */
  readonly label: string;
  /** Five-field cron in Asia/Shanghai. */
  readonly cron: string;
  /**
   * True of what acts by the clock on orders, customers and their money, or tells them: it rests while a shop that moved in is not open yet.
   * What follows up on something that a person did here goes on.
   */
  readonly sleeps: boolean;
  /** Sentence that says what a run would do now, to whoever opens a shop that sleeps; undefined where nothing is due. */
  due?(db: Db, now: Date): Promise<string | undefined>;
  run(services: Services): Promise<void>;
}

/** Number of records that a timer counts before it says "at least". */
export const DUE_MAX = 1000;

/** Sentence about so many records, of which no more than `most` were looked for; none about no record. */
export const sayDue = (count: number, says: (count: string) => string, most = DUE_MAX): string | undefined =>
  count === 0 ? undefined : says(count < most ? String(count) : `至少 ${most}`);

/** Number of records that a timer would act on, counted no further than is said. */
export async function countDue(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(DUE_MAX)
    .as('found');
  return db.$count(found);
}

export const systemActor = (name: string): Actor => ({ kind: 'system', name });

/** Runs a timer as soon as a process is free, once this commits. False when it is waiting or running already. */
export const runSoon = ({ tx, enqueue }: Write, timer: Timer): Promise<boolean> => enqueue(tx, timer.name, {});

/** Enqueues in the same transaction: the job follows the commit, or does not happen. It may be begun some seconds later. */
export async function later<D extends object>(
  { tx, enqueue }: Write,
  job: Pick<Job<D>, 'name'> & Partial<Job<D>>,
  data: D,
  terms?: Pick<JobTerms, 'seconds'>,
): Promise<void> {
  await enqueue(tx, job.name, data, terms);
}
