import { receivers } from '#contract/notifications/event-terms.ts';
import { type EventMark, events, findEvent } from '#contract/notifications/events.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isTextingOpen } from '../receivers/is-texting-open.ts';
import { leaveLetters } from './leave-letters.ts';
import { factsOf } from '../receivers/letter-facts.ts';
import { lettersToCustomers } from './letters-to-customers.ts';
import { type LetterDraft, openChannels } from './queries.ts';
import { staffReceivers } from '../receivers/staff-receivers.ts';
import { waysOf } from './ways-of.ts';

const LONGEST = 200;

const shortened = (subject: string): string => (subject.length > LONGEST ? `${subject.slice(0, LONGEST - 1)}…` : subject);

/** Text messages have an address: one for each who takes them among those whom the event is for, where an account is connected. */
async function textsToStaff(
  write: Write,
  mark: EventMark,
  subjects: readonly string[],
  adminId?: number,
): Promise<LetterDraft[]> {
  if (!(await isTextingOpen(write))) return [];
  const staff = await staffReceivers(write.tx, adminId);
  return staff.flatMap((receiver) =>
    subjects.map((subject) => ({ mark, channel: 'sms' as const, subject: shortened(subject), ...receiver })),
  );
}

async function lettersToStaff(
  write: Write,
  mark: EventMark,
  subjects: readonly string[],
  adminId?: number,
): Promise<LetterDraft[]> {
  const ways = waysOf(mark);
  if (ways.length === 0) return [];
  const { isOpen } = await openChannels(write.tx, mark);
  const open = ways.filter(isOpen);
  const letters = open
    .filter((channel) => channel !== 'sms')
    .flatMap((channel) => subjects.map((subject) => ({ mark, channel, adminId, subject: shortened(subject) })));
  return open.includes('sms') ? [...letters, ...(await textsToStaff(write, mark, subjects, adminId))] : letters;
}

const termsOf = (mark: EventMark) => findEvent(mark)?.letter;

/** Letters about an event leave once the write is committed: by each channel that is switched on and has a sender. */
export async function writeLetters(write: Write, mark: EventMark, subjects: readonly string[], adminId?: number): Promise<void> {
  if (subjects.length === 0) return;
  const isToCustomers = events[mark].to === receivers.customer;
  const letters = isToCustomers
    ? await lettersToCustomers(write, mark, async () => factsOf(write, termsOf(mark)?.of ?? 'order', subjects))
    : await lettersToStaff(write, mark, subjects, adminId);
  await leaveLetters(write, letters);
}
