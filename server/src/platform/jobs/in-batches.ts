import type { Services } from '../services.ts';
import type { Write } from '../write/write.ts';
import { systemActor } from './jobs.ts';

/** Rows that one transaction of a timer works on. */
export const BATCH = 50;

/** Repeats a batch until one comes back short. Rows that somebody holds are left for the next run. */
export async function inBatches(
  { write }: Services,
  name: string,
  batch: (write: Write) => Promise<number>,
  size = BATCH,
): Promise<void> {
  for (;;) {
    const { value } = await write({ name, actor: systemActor('系统') }, batch);
    if (value < size) return;
  }
}
