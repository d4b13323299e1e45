import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { type DisbursementSubject, draftOf, owed } from './task-drafts.ts';

const SAYS = '请在线下退给用户，退完后确认已退款';

/** Opens the task of whoever pays it back, which ends when they say so. */
export const leaveToPeople = (write: Write, of: DisbursementSubject): Promise<void> =>
  openTask(write, draftOf(of, owed(of), SAYS));
