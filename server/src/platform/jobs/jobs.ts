import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Storage } from '../storage/storage.ts';
import type { WritePath, Write } from '../write/write.ts';

/** What a job or a timer works with; its writes go through the write path like any other. */
export interface JobContext {
  database: Database;
  clock: Clock;
  write: WritePath;
  storage: Storage;
}

export interface Job<D extends object = never> {
  readonly name: string;
  run(context: JobContext, data: D): Promise<void>;
}

/** Runs in one process at a time, however many there are; looks for what is due by the clock it is given. */
export interface Timer {
  readonly name: string;
  /** Five-field cron in Asia/Shanghai. */
  readonly cron: string;
  run(context: JobContext): Promise<void>;
}

export const systemActor = (name: string): Actor => ({ kind: 'system', name });

/** Enqueues in the same transaction: the job follows the commit, or does not happen. */
export const later = <D extends object>({ tx, enqueue }: Write, job: Job<D>, data: D): Promise<void> =>
  enqueue(tx, job.name, data);
