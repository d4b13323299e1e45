import type { NotificationWay } from '#contract/notifications/event-terms.ts';
import type { LetterValues } from '#contract/notifications/letter-values.ts';
import type { LetterOutcome } from '#contract/notifications/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A message on its way out. Its id names it to whoever must not take it twice. */
export interface Letter {
  id: number;
  mark: string;
  channel: NotificationWay;
  /** Number of this attempt, from 1. */
  attempts: number;
  subject: string;
  /** The one administrator it is for; null where it is for everybody whom the event concerns. */
  adminId: number | null;
  /** Customer whom it is for, with the address of whoever gets it: a telephone number, or an openid of the app. */
  customerId: number | null;
  recipient: string;
  appId: string;
  values: LetterValues;
  /** Time of the first attempt that left and whose end nobody heard. */
  askedTime: Date | null;
}

/** Number by which the provider knows a message that it took. */
export interface Receipt {
  providerNo: string;
}

/**
 * Way of a channel out of the outbox. It may be asked again for a letter that it has sent, when nobody heard that it had; what it
 * throws is tried again later, but for the errors below.
 */
export type Sender = (services: Services, letter: Letter, signal: AbortSignal) => Promise<Receipt | void>;

export type Senders = Readonly<Partial<Record<NotificationWay, Sender>>>;

/** Follow-up to the outcome of an attempt, in the transaction that keeps it. */
export type Settled = Readonly<Partial<Record<NotificationWay, (write: Write, letter: Letter) => Promise<void>>>>;

/** Thrown where another attempt would end like this one. */
export class Undeliverable extends Error {}

/** Thrown where nobody can find out any more whether an attempt has left: staff alone repeat it. */
export class MaybeSent extends Undeliverable {}

/** Thrown where no answer came, so that the message may have gone. */
export class Unanswered extends Error {}

/** Thrown where the person takes no such message, which is an outcome and no failure. */
export class Declined extends Error {
  readonly outcome: LetterOutcome;

  constructor(outcome: LetterOutcome, says: string) {
    super(says);
    this.outcome = outcome;
  }
}

/** Thrown while the service takes no message of anybody: the letter waits, and nothing counts as an attempt. */
export class Postponed extends Error {}
