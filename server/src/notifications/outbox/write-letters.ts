import { type EventMark, channels, events } from '#contract/notifications/events.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { senders } from '../senders.ts';
import { sendLetters } from './jobs.ts';
import { insertLetters, openChannels } from './queries.ts';

const withSender = channels.values.filter((channel) => senders[channel] !== undefined);
const LONGEST = 200;

const shortened = (subject: string): string => (subject.length > LONGEST ? `${subject.slice(0, LONGEST - 1)}…` : subject);

/** Channels of an event that something can leave by. */
const waysOf = (mark: EventMark) => withSender.filter((channel) => Object.hasOwn(events[mark].starts, channel));

/** Letters about an event leave once the write is committed: by each channel that is switched on and has a sender. */
export async function writeLetters(write: Write, mark: EventMark, subjects: readonly string[], adminId?: number): Promise<void> {
  const ways = waysOf(mark);
  if (subjects.length === 0 || ways.length === 0) return;
  const isOpen = await openChannels(write.tx, mark);
  const letters = ways
    .filter(isOpen)
    .flatMap((channel) => subjects.map((subject) => ({ mark, channel, adminId, subject: shortened(subject) })));
  if (letters.length === 0) return;
  await insertLetters(write, letters);
  await later(write, sendLetters, {});
}
