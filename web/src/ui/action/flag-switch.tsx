import { Switch } from 'antd';
import type { Call } from '#contract/call.ts';
import { useMay, useRun } from '../wire/index.ts';

interface Props<I extends object> {
  on: boolean;
  /** What the switch is for, to those who cannot see the column. */
  label?: string;
  words?: readonly [on: string, off: string];
  call: Call<I, unknown>;
  input: (on: boolean) => I;
  touches?: readonly string[];
}

/** Flips at once, and flips back with the reason if refused. A picture of the state for those who may not. */
export function FlagSwitch<I extends object>({ on, label = '状态', words = ['开', '关'], call, input, touches }: Props<I>) {
  const may = useMay();
  const { mutate, isPending, variables } = useRun(call, { touches });
  const wanted = isPending && variables ? JSON.stringify(variables) === JSON.stringify(input(true)) : on;
  return (
    <Switch
      size="small"
      aria-label={label}
      checked={wanted}
      checkedChildren={words[0]}
      unCheckedChildren={words[1]}
      disabled={!may(call)}
      loading={isPending}
      onChange={(next) => mutate(input(next))}
    />
  );
}
