import type { EventMark } from '#contract/notifications/events.ts';
import type { Write } from '#server/platform/write/write.ts';
import { writeLetters } from './write-letters.ts';

/** Notifies everybody whom an event, or several of a kind, concern. */
export const notify = (write: Write, mark: EventMark, ...subjects: readonly string[]): Promise<void> =>
  writeLetters(write, mark, subjects);
