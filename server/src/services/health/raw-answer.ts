import type { Refusal } from '#contract/refusal.ts';

const LONGEST = 500;

class RawAnswer extends Error {}

/** Leaves out the token of a session, which opens the account to whoever reads it. */
const withoutToken = (text: string): string => text.replaceAll(/(access_token"?\s*[:=]\s*"?)[^"&,}\s]+/g, '$1******');

/** A refusal that remembers the answer behind it, as the provider gave it: its support asks for that. */
export function withRaw(refusal: Refusal, text: string): Refusal {
  refusal.cause = new RawAnswer(withoutToken(text).slice(0, LONGEST));
  return refusal;
}

/** Answer behind a failure; blank where none came. */
export const rawOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof RawAnswer ? error.cause.message : '';
