import { Switch } from 'antd';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { type Choices, flagChoices } from '#contract/choices.ts';
import { Choice } from '../cells/choice.tsx';
import { useMay, useRun } from '../wire/index.ts';
import { useConfirm } from './confirm.ts';

const unnamed = flagChoices('开', '关');

interface Props<I extends object> {
  on: boolean;
  /** Purpose of the switch, for those who cannot see the column. */
  label?: string;
  of?: Choices<boolean>;
  call: Call<I, unknown>;
  /** The call that switches off, where it is another one. */
  offCall?: Call<I, unknown>;
  input: (on: boolean) => I;
  /** Said of what was done. */
  says?: readonly [on: string, off: string];
  touches?: readonly string[];
  /** Question before it is switched on or off, which says what that does; none where it is empty. */
  askOn?: () => Promise<string>;
  askOff?: () => Promise<string>;
  /** Asks for more before it is flipped: answers what the call takes besides, or false where it stays as it is. */
  before?: (on: boolean) => Promise<Partial<I> | false>;
}

/** Flips at once, and flips back with the reason if refused. Those who may not flip it read the word. */
export function FlagSwitch<I extends object>(props: Props<I>) {
  const { on, label = '状态', of = unnamed, call, offCall = call, input, says, touches, askOn, askOff, before } = props;
  const may = useMay();
  const confirm = useConfirm();
  const next = on ? offCall : call;
  const [wanted, setWanted] = useState(on);
  const [isAsking, setAsking] = useState(false);
  // The switch stays flipped until the row, read again, says so itself.
  const { mutate, isPending } = useRun(next, { touches, says: says?.[on ? 1 : 0], untilRead: true });
  if (!may(call) && !may(offCall)) return <Choice of={of} value={on} />;
  const flip = async (flipped: boolean) => {
    const ask = await (flipped ? askOn : askOff)?.();
    if (ask && !(await confirm({ ask, label: of.labels[`${flipped}`], danger: !flipped }))) return;
    setAsking(true);
    const more = await before?.(flipped);
    setAsking(false);
    if (more === false) return;
    setWanted(flipped);
    mutate({ ...input(flipped), ...more });
  };
  return (
    <Switch
      size="small"
      aria-label={label}
      checked={isPending ? wanted : on}
      checkedChildren={of.labels.true}
      unCheckedChildren={of.labels.false}
      disabled={!may(next)}
      loading={isPending || isAsking}
      onChange={(flipped) => void flip(flipped)}
    />
  );
}
