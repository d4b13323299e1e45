import { taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { type BillKey, billTask } from './rules.ts';

/** Leaves a day to people, who read why. */
export const leaveBill = (write: Write, bill: BillKey, says: string): Promise<void> =>
  openTask(write, { ...billTask(bill), record: taskRecords.bill, number: bill.day, says, amount: null });
