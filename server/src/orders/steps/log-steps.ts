import type { Write } from '#server/platform/write/write.ts';
import { type OrderStep, rowOfStep } from './step.ts';
import { orderLog } from './tables.ts';

/** Logs a step of several orders, in one statement. */
export async function logSteps<O extends { id: number }>(
  write: Write,
  orders: readonly O[],
  stepOf: (of: O) => OrderStep,
): Promise<void> {
  if (orders.length > 0) await write.tx.insert(orderLog).values(orders.map((of) => rowOfStep(write, of.id, stepOf(of))));
}
