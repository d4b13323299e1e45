import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call } from '#contract/call.ts';
import { notify } from '../basics/notify.ts';
import { reported } from './report.ts';
import { runWithChange } from './run.ts';
import { offerUndo } from './undo.ts';
import { leavesOpen } from './witness.ts';
import { isFault } from './wire-error.ts';

/** A text, or one that the answer and what was sent complete; without a text, silence or what an undo says. */
export type Says<O, I = unknown> = string | ((answer: O, sent: I) => string | undefined) | undefined;

interface Then<I, O> {
  then?: ((answer: O) => void) | undefined;
  /** Said when the result is not in sight, and in place of what an undo says by itself. */
  says?: Says<O, I>;
  /** Further nouns whose figures the act changes. */
  touches?: readonly string[] | undefined;
  /** The run goes on until what it outdated was read again. */
  untilRead?: boolean;
  /** Work that goes on after the answer; the run ends with it. */
  until?: ((answer: O) => Promise<unknown>) | undefined;
  /** The component that acts says itself what failed, faults with their number aside: no note besides. */
  saysItself?: boolean | undefined;
}

/** An act of a person: outdates what it changed, offers to take it back, says why it failed. */
export function useRun<I extends object, O>(
  call: Call<I, O>,
  { then, says, touches = [], untilRead = false, until, saysItself = false }: Then<I, O> = {},
) {
  const client = useQueryClient();
  const closeFormer = useRef(() => {});
  const outdate = () => Promise.all([call.noun, ...touches].map((noun) => client.invalidateQueries({ queryKey: [noun] })));
  return useMutation({
    mutationFn: async (input: I) => {
      const done = await runWithChange(call, input);
      await until?.(done.answer);
      return done;
    },
    // The problem of the former try is no longer so.
    onMutate: () => closeFormer.current(),
    onSuccess: ({ answer, change, fault }, sent) => {
      const read = outdate();
      const words = typeof says === 'function' ? says(answer, sent) : says;
      if (call.undo !== undefined && change !== undefined) offerUndo(words ?? call.undo.says, change, () => void outdate());
      else if (words !== undefined) notify.success(words);
      if (fault !== undefined) notify.warning(`已经生效，服务器随后报错：${fault}`);
      then?.(answer);
      return untilRead ? read : undefined;
    },
    onError: (error) => {
      if (leavesOpen(error)) void outdate();
      if (!saysItself || isFault(error)) closeFormer.current = reported(error, 'act');
    },
  });
}
