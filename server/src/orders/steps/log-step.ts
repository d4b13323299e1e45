import { preparedInsert } from '#server/platform/database/prepared.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderStep, rowOfStep } from './step.ts';
import { orderLog } from './tables.ts';

const insertStep = preparedInsert(orderLog, (tx, row) => tx.insert(orderLog).values(row));

export async function logStep(write: Write, orderId: number, step: OrderStep): Promise<void> {
  await insertStep(write.tx, rowOfStep(write, orderId, step));
}
