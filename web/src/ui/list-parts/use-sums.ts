import type { Call } from '#contract/call.ts';
import { useCall } from '../wire/queries.ts';

/** Sums for a strip, and the way to ask once more where they could not be read and none are there from before. */
export function useSums<I extends object, O>(call: Call<I, O>, input: I, isWanted = true) {
  const { data, error, refetch } = useCall(call, input, { enabled: isWanted, saysItself: true });
  return { data, again: error && data === undefined ? () => void refetch() : undefined };
}
