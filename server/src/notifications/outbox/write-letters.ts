import { type EventMark, channels, events, findEvent, receivers, templateChannels } from '#contract/notifications/events.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { senders } from '../senders.ts';
import { connectedChannels } from './customer-channels.ts';
import { customerLetters } from './customer-letters.ts';
import { isTextingOpen } from './is-texting-open.ts';
import { sendLetters } from './jobs.ts';
import { type LetterFacts, factsOf } from './letter-facts.ts';
import { type LetterDraft, insertLetters, openChannels } from './queries.ts';
import { staffReceivers } from './staff-receivers.ts';

const withSender = channels.values.filter((channel) => senders[channel] !== undefined);
const LONGEST = 200;

const shortened = (subject: string): string => (subject.length > LONGEST ? `${subject.slice(0, LONGEST - 1)}…` : subject);

/** Channels of an event that something can leave by. */
const waysOf = (mark: EventMark) => withSender.filter((channel) => Object.hasOwn(events[mark].starts, channel));

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

/** Leaves out channels whose service is not connected. */
async function lettersToCustomers(
  write: Write,
  mark: EventMark,
  read: () => Promise<readonly LetterFacts[]>,
): Promise<LetterDraft[]> {
  const ways = waysOf(mark);
  const among = templateChannels.values.filter((channel) => ways.includes(channel));
  const connected = await connectedChannels(write, among);
  if (connected.length === 0) return [];
  const { isOpen, manner } = await openChannels(write.tx, mark);
  const channels = connected.filter(({ channel }) => isOpen(channel));
  return channels.length === 0 ? [] : customerLetters(mark, await read(), { manner, channels });
}

/** Letters leave once the write is committed. */
async function insertAndSend(write: Write, letters: readonly LetterDraft[]): Promise<void> {
  if (letters.length === 0) return;
  await insertLetters(write, letters);
  await later(write, sendLetters, {});
}

const termsOf = (mark: EventMark) => findEvent(mark)?.letter;

/** Letters about what no record keeps, to customers of whom the facts are told. Answers the customers who are written to. */
export async function writeLettersTo(write: Write, mark: EventMark, facts: readonly LetterFacts[]): Promise<number[]> {
  const letters = await lettersToCustomers(write, mark, async () => facts);
  await insertAndSend(write, letters);
  return letters.flatMap(({ customerId }) => customerId ?? []);
}

/** Letters about an event leave once the write is committed: by each channel that is switched on and has a sender. */
export async function writeLetters(write: Write, mark: EventMark, subjects: readonly string[], adminId?: number): Promise<void> {
  if (subjects.length === 0) return;
  const isToCustomers = events[mark].to === receivers.customer;
  const letters = isToCustomers
    ? await lettersToCustomers(write, mark, async () => factsOf(write, termsOf(mark)?.of ?? 'order', subjects))
    : await lettersToStaff(write, mark, subjects, adminId);
  await insertAndSend(write, letters);
}
