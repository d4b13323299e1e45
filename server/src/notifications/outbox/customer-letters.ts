import { type WritingManner } from '#contract/notifications/event-terms.ts';
import { type EventMark, findEvent } from '#contract/notifications/events.ts';
import type { LetterTerms, LetterValues } from '#contract/notifications/letter-values.ts';
import type { ConnectedChannel } from '../receivers/customer-channels.ts';
import type { LetterFacts } from '../receivers/letter-facts.ts';
import type { LetterDraft } from './queries.ts';
import type { LetterAddress } from './tables.ts';

function addressesOf({ addressee }: LetterFacts, channels: readonly ConnectedChannel[]): LetterAddress[] {
  return channels.flatMap(({ channel, appId, addressOf }) => {
    const recipient = addressOf(addressee, appId);
    return recipient ? [{ channel, appId, recipient }] : [];
  });
}

/** Addresses that a letter goes to: a text message, and the first app of those by which the customer may be written to. */
function addressesAtOnce({ apps }: LetterFacts, known: readonly LetterAddress[]): LetterAddress[] {
  const app = apps.find((name) => known.some(({ channel }) => channel === name));
  return known.filter(({ channel }) => channel === 'sms' || channel === app);
}

/** Addresses that are tried one after the other: apps by which the customer may be written to, the best first, and text message, which costs. */
const addressesInTurn = ({ apps }: LetterFacts, known: readonly LetterAddress[]): LetterAddress[] =>
  [...apps, 'sms' as const].flatMap((name) => known.filter(({ channel }) => channel === name));

type Ways = Pick<LetterDraft, 'rest' | 'cause'> & LetterAddress;

/** Letters that are written now, of which one that goes in turn holds the others. */
function waysTo(facts: LetterFacts, channels: readonly ConnectedChannel[], manner: WritingManner): Ways[] {
  const known = addressesOf(facts, channels);
  if (manner === 'all') return addressesAtOnce(facts, known);
  const [first, ...rest] = addressesInTurn(facts, known);
  if (!first) return [];
  const skipsApps = first.channel === 'sms' && channels.some(({ channel }) => channel !== 'sms');
  return [{ ...first, rest, cause: skipsApps ? '没有这位用户的微信身份' : '' }];
}

function valuesOf({ values: named, fixed }: LetterTerms, { values }: LetterFacts): LetterValues {
  return { ...Object.fromEntries(named.map((name) => [name, values[name] ?? ''])), ...fixed };
}

/** Letters to the customers whom an event concerns: one for each address, or one that holds the others. */
export function customerLetters(
  mark: EventMark,
  facts: readonly LetterFacts[],
  { channels, manner }: { channels: readonly ConnectedChannel[]; manner: WritingManner },
): LetterDraft[] {
  const terms = findEvent(mark)?.letter;
  if (!terms || channels.length === 0) return [];
  return facts.flatMap((about) => {
    const { customerId } = about.addressee;
    const letter = { mark, subject: about.subject, customerId, values: valuesOf(terms, about) };
    return waysTo(about, channels, manner).map((way) => ({ ...letter, ...way }));
  });
}
