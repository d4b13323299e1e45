import type { NotificationWay } from '#contract/notifications/events.ts';
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
}

/**
 * Way of a channel out of the outbox. It may be asked again for a letter that it has sent, when nobody heard that it had; what it
 * throws is tried again later, but for `Undeliverable`.
 */
export type Sender = (services: Services, letter: Letter, signal: AbortSignal) => Promise<void>;

export type Senders = Readonly<Partial<Record<NotificationWay, Sender>>>;

/** Follow-up to the outcome of an attempt, in the transaction that keeps it. */
export type Settled = Readonly<Partial<Record<NotificationWay, (write: Write, letter: Letter) => Promise<void>>>>;

/** Thrown where another attempt would end like this one. */
export class Undeliverable extends Error {}
