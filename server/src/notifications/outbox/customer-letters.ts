import { type EventMark, findEvent } from '#contract/notifications/events.ts';
import type { LetterTerms, LetterValues } from '#contract/notifications/letter-values.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ConnectedChannel } from './customer-channels.ts';
import { type LetterFacts, factsOf } from './letter-facts.ts';
import type { LetterDraft } from './queries.ts';

interface Address {
  channel: ConnectedChannel['channel'];
  appId: string;
  recipient: string;
}

function addressesOf({ addressee }: LetterFacts, channels: readonly ConnectedChannel[]): Address[] {
  return channels.flatMap(({ channel, appId, addressOf }) => {
    const recipient = addressOf(addressee, appId);
    return recipient ? [{ channel, appId, recipient }] : [];
  });
}

/** Addresses that a letter goes to: a text message, and the first app of those by which the customer may be written to. */
function chosenAddresses(facts: LetterFacts, channels: readonly ConnectedChannel[]): Address[] {
  const known = addressesOf(facts, channels);
  const app = facts.apps.find((name) => known.some(({ channel }) => channel === name));
  return known.filter(({ channel }) => channel === 'sms' || channel === app);
}

function valuesOf({ values: named, fixed }: LetterTerms, { values }: LetterFacts): LetterValues {
  return { ...Object.fromEntries(named.map((name) => [name, values[name] ?? ''])), ...fixed };
}

/** Letters to the customers whom an event concerns, one for each address. */
export async function customerLetters(
  write: Write,
  mark: EventMark,
  { subjects, channels }: { subjects: readonly string[]; channels: readonly ConnectedChannel[] },
): Promise<LetterDraft[]> {
  const terms = findEvent(mark)?.letter;
  if (!terms || channels.length === 0) return [];
  const facts = await factsOf(write, terms.of, subjects);
  return facts.flatMap((about) => {
    const { customerId } = about.addressee;
    const letter = { mark, subject: about.subject, customerId, values: valuesOf(terms, about) };
    return chosenAddresses(about, channels).map((address) => ({ ...letter, ...address }));
  });
}
