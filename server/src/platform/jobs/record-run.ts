import { eq, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { Write } from '../write/write.ts';
import { lastRun } from './tables.ts';

const ACT = { name: 'last_run.record', actor: { kind: 'system', name: 'last_run' } } as const;
const LONGEST = 500;

/** The innermost message: what a library wraps around it repeats the data that was worked on. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? sentenceOf(error.cause) : error.message || error.name;
}

async function begin({ tx, now }: Write, name: string): Promise<void> {
  const begun = { startTime: now, endTime: null };
  await tx
    .insert(lastRun)
    .values({ name, ...begun })
    .onConflictDoUpdate({ target: lastRun.name, set: begun });
}

const end = ({ tx, now }: Write, name: string, error: string) =>
  tx
    .update(lastRun)
    .set({
      endTime: now,
      error,
      ...(error === '' ? { failures: 0, doneTime: now } : { failures: sql`${lastRun.failures} + 1` }),
    })
    .where(eq(lastRun.name, name));

/** Runs a timer or a job, and keeps how that went for the screen that lists them. */
export async function recordRun({ write }: Services, name: string, run: () => Promise<void>): Promise<void> {
  await write(ACT, (context) => begin(context, name));
  try {
    await run();
  } catch (error) {
    // A database that is gone would hide here why the run failed.
    await write(ACT, (context) => end(context, name, sentenceOf(error).slice(0, LONGEST))).catch(() => undefined);
    throw error;
  }
  await write(ACT, (context) => end(context, name, ''));
}
