import type { Write } from '#server/platform/write/write.ts';
import { type Step, rowOfStep } from './step.ts';
import { orderLog } from './tables.ts';

/** The same step of several orders, in one statement. */
export async function logSteps(write: Write, orderIds: readonly number[], step: Step): Promise<void> {
  if (orderIds.length > 0) await write.tx.insert(orderLog).values(orderIds.map((orderId) => rowOfStep(write, orderId, step)));
}
