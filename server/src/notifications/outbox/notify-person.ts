import type { EventMark } from '#contract/notifications/events.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { writeLetters } from './write-letters.ts';

/** Notifies the one administrator whom an event concerns; nobody is notified of an act of their own. */
export async function notifyPerson(write: Write, mark: EventMark, { adminId, subject }: { adminId: number; subject: string }) {
  if (adminId !== adminIdOf(write.actor)) await writeLetters(write, mark, [subject], adminId);
}
