import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import { type NumberedBill, objectionTask } from './objection-task.ts';

/** The mall has nothing to answer any more. */
export const endObjection = (write: Write, bill: NumberedBill): Promise<void> => finishTask(write, objectionTask(bill));
