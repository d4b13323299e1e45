import { templateChannels } from '#contract/notifications/event-terms.ts';
import { type EventMark } from '#contract/notifications/events.ts';
import type { Write } from '#server/platform/write/write.ts';
import { connectedChannels } from '../receivers/customer-channels.ts';
import { customerLetters } from './customer-letters.ts';
import type { LetterFacts } from '../receivers/letter-facts.ts';
import { type LetterDraft, openChannels } from './queries.ts';
import { waysOf } from './ways-of.ts';

/** Letters of an event to customers, of whom `read` tells the facts; none by a channel whose service is not connected. */
export async function lettersToCustomers(
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
