import type { EventMark } from '#contract/notifications/events.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { writeLetters } from './write-letters.ts';

/** Notifies the holder of the acting account: an act that opens it to a device may be that of somebody else who knows its password. */
export const notifyHolder = (write: Write, mark: EventMark, subject: string): Promise<void> =>
  writeLetters(write, mark, [subject], adminIdOf(write.actor));
