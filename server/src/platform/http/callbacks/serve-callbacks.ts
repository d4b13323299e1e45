import type { Callback, UnverifiedReason } from '#contract/services/callbacks.ts';
import type { Write } from '../../write/write.ts';

/** Request of a provider, as it travelled. */
export interface CallbackRequest {
  /** Headers that the callback declares; one that was not sent is left out. */
  headers: Readonly<Record<string, string>>;
  /** Query without its question mark, percent-encoded. */
  query: string;
  body: Buffer;
}

interface Unverified {
  verified: false;
  why: UnverifiedReason;
  /** Part of the request that staff have to compare, such as the serial of a certificate. */
  about?: string;
}

/** `key` names the notice at its provider: a second one of the same key has no further effect. */
export type Verification<S> = { verified: true; key: string; subject: S } | Unverified;

/** Outcome of a notice, with a sentence for staff. */
export interface Effect {
  outcome: 'done' | 'ignored';
  says: string;
  /** Number of the payment or refund that it is about, under which it is shown with the money. */
  number?: string;
  /** Body in place of the acknowledgement, for a provider that reads an answer. */
  reply?: string;
}

interface CallbackBinding<S> {
  /** Tells by the request and the time it came whether the provider sent it. What it throws counts as a fault of ours, but for texts that cannot be parsed. */
  verify(request: CallbackRequest, at: Date): Verification<S> | Promise<Verification<S>>;
  /** Acts in the transaction that settles the notice. Where it throws, nothing has happened, and the provider is asked to repeat. */
  act(write: Write, subject: S): Promise<Effect>;
}

export type Judgement = { verified: true; key: string; act(write: Write): Promise<Effect> } | Unverified;
export type Judge = (request: CallbackRequest, at: Date) => Promise<Judgement>;

/** Binds a callback to its proof and its effect, which is given what the proof found. */
export const receive =
  <S>({ verify, act }: CallbackBinding<S>): Judge =>
  async (request, at) => {
    const found = await verify(request, at);
    return found.verified ? { verified: true, key: found.key, act: (write) => act(write, found.subject) } : found;
  };

export interface CallbackBody {
  type: string;
  text: string;
}

/** Bodies that a provider understands. */
export interface CallbackAnswers {
  /** Acknowledgement; without one the status 204 says it. */
  taken?: CallbackBody;
  refused(says: string): CallbackBody;
}

export interface CallbackRoute {
  callback: Callback;
  answers: CallbackAnswers;
  judge: Judge;
}

/** Serves the callbacks of a provider. One without a proof does not compile, nor does a server start with it. */
export function serveCallbacks<C extends Readonly<Record<string, Callback>>>(
  callbacks: C,
  answers: CallbackAnswers,
  judges: Readonly<Record<keyof C, Judge>>,
): CallbackRoute[] {
  return Object.entries(callbacks).map(([name, callback]) => {
    const judge = judges[name];
    if (!judge) throw new Error(`callback without verification: ${callback.method} ${callback.path}`);
    return { callback, answers, judge };
  });
}
