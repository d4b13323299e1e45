import type { TextingProvider } from '#contract/settings/texting-providers.ts';

/** Text message by a template of its provider, whose variables have names. */
export interface TextMessage {
  phone: string;
  template: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Failure of one message: `held` and `failed` did not leave and may be tried again, `refused` would be refused again, and of
 * `unknown` nobody knows whether it arrived.
 */
export type TextFailure = 'held' | 'failed' | 'refused' | 'unknown';

/** A text message that was not sent, or may not have been. */
export class TextError extends Error {
  readonly why: TextFailure;
  /** Answer of the provider as it came, for its support. */
  readonly raw: string;

  constructor(why: TextFailure, says: string, raw = '', options?: ErrorOptions) {
    super(says, options);
    this.why = why;
    this.raw = raw;
  }
}

/** Outcome of a message that its provider took; `says` tells why one did not arrive. */
export interface TextOutcome {
  isDelivered: boolean;
  says: string;
}

/** Message that a provider took. */
export interface TakenText {
  phone: string;
  providerNo: string;
  /** Time at which it left. */
  sentTime: Date;
}

/** Account of a provider, by which text messages leave. */
export interface TextSender {
  isSetUp(): Promise<boolean>;
  /** Throws the refusal that says why no message can leave now: account, service, or nothing left of it. */
  check(): Promise<void>;
  /** Number that the provider gave the message, blank where it gives none; throws `TextError`. */
  send(message: TextMessage): Promise<string>;
  /** Asks what became of a message, undefined while nobody knows; absent where the provider tells of none. Throws a refusal. */
  findOutcome?: (message: TakenText) => Promise<TextOutcome | undefined>;
}

/** Text message with the provider whose template it names. */
export interface AddressedText extends TextMessage {
  by: TextingProvider;
}

/** Text messages of the shop, by the provider that it has chosen. */
export interface Texting extends Omit<TextSender, 'send' | 'findOutcome'> {
  /** Number that the provider gave the message, blank where it gives none; throws `TextError`. */
  send(message: AddressedText): Promise<string>;
  /** True of a provider that tells what became of messages. */
  tellsOutcomes(by: TextingProvider): boolean;
  findOutcome(by: TextingProvider, message: TakenText): Promise<TextOutcome | undefined>;
}
