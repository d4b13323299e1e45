import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { useScene } from '../scene/scene.ts';
import { type Says, report, useMay, useRun } from '../wire/index.ts';
import { useConfirm } from './confirm.ts';
import { SlotButton } from './slot.tsx';

interface Props<I extends object, O> {
  /** May restate how many. */
  label: string | ((count: number) => string);
  call: Call<I, O>;
  input: (keys: number[]) => I;
  /** Consequence for so many. */
  ask?: (count: number) => string;
  danger?: boolean;
  says?: Says<O, I>;
  then?: (answer: O) => void;
}

/** Makes a call for every chosen row, those on other pages included. Stands in a list's `bulk`. */
export function BulkButton<I extends object, O>({ label, call, input, ask, danger = false, says, then }: Props<I, O>) {
  const may = useMay();
  const confirm = useConfirm();
  const { chosen } = useScene();
  const [isGathering, setGathering] = useState(false);
  const { mutateAsync } = useRun(call, { says, then });
  if (!may(call)) return null;

  const words = typeof label === 'string' ? label : label(chosen.count);
  const go = async () => {
    if (ask && !(await confirm({ ask: ask(chosen.count), label: words, danger }))) return;
    setGathering(true);
    const keys = await chosen.everyKey().catch((error: unknown) => report(error, 'act'));
    // A refused act keeps the choice, so that the person can mend it and try again.
    if (keys) await mutateAsync(input(keys)).then(chosen.clear, () => {});
    setGathering(false);
  };
  return (
    <SlotButton danger={danger} loading={isGathering} onClick={() => void go()}>
      {words}
    </SlotButton>
  );
}
