import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { type Says, useMay, useRun } from '../wire/index.ts';
import { useOuterScene } from '../scene/scene.ts';
import { useConfirm } from './confirm.ts';
import { SlotButton } from './slot.tsx';

interface Props<I extends object, O> {
  label: string;
  call: Call<I, O>;
  input: I;
  /** Question before an act that cannot be undone or touches many; a function finds out how many. */
  ask?: string | (() => Promise<string>);
  danger?: boolean;
  primary?: boolean;
  icon?: ReactNode;
  disabled?: boolean;
  /** Said when the result is not in sight. */
  says?: Says<O>;
  /** Further nouns the act changes. */
  touches?: readonly string[];
  /** Row of a list that is gone afterwards: it is no longer chosen then. */
  removes?: number;
  then?: (answer: O) => void;
}

/** Makes a call. Absent for those who may not. */
export function RunButton<I extends object, O>({
  label,
  call,
  input,
  ask,
  danger = false,
  primary = false,
  icon,
  disabled = false,
  says,
  touches,
  removes,
  then,
}: Props<I, O>) {
  const may = useMay();
  const confirm = useConfirm();
  const chosen = useOuterScene()?.chosen;
  const done = (answer: O) => {
    if (removes !== undefined && chosen?.keys.has(removes)) chosen.toggle(removes);
    then?.(answer);
  };
  const { mutate, isPending } = useRun(call, { says, then: done, touches });
  if (!may(call)) return null;

  const onClick = async () => {
    const question = typeof ask === 'function' ? await ask() : ask;
    if (question === undefined || (await confirm({ ask: question, label, danger }))) mutate(input);
  };
  return (
    <SlotButton
      danger={danger}
      type={primary ? 'primary' : 'default'}
      icon={icon}
      disabled={disabled}
      loading={isPending}
      onClick={() => void onClick()}
    >
      {label}
    </SlotButton>
  );
}
