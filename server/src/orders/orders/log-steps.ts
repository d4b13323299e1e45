import type { Write } from '#server/platform/write/write.ts';
import { type Step, rowOfStep } from './step.ts';
import { orderLog } from './tables.ts';

/** One step of each of several orders, in one statement. */
export async function logSteps<O extends { id: number }>(
  write: Write,
  orders: readonly O[],
  stepOf: (of: O) => Step,
): Promise<void> {
  if (orders.length > 0) await write.tx.insert(orderLog).values(orders.map((of) => rowOfStep(write, of.id, stepOf(of))));
}
