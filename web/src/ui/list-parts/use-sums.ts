import type { Call } from '#contract/call.ts';
import { inputOf } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';
import { useCall } from '../wire/queries.ts';
import { useMay } from '../wire/session.ts';

/** Sums for a strip, and the way to ask once more where they could not be read and none are there from before. */
export function useSums<I extends object, O>(call: Call<I, O>, input: I, isWanted = true) {
  const { data, error, refetch } = useCall(call, input, { enabled: isWanted, saysItself: true });
  return { data, again: error && data === undefined ? () => void refetch() : undefined };
}

/** Sums of what the filters of a list find; nothing is asked for people who may not read them. */
export function useListSums<I extends object, O>(call: Call<I, O>) {
  const may = useMay()(call);
  const { address } = useScene();
  return { may, ...useSums(call, inputOf(call, address), may) };
}
