import type { Call } from '#contract/call.ts';
import type { Choices } from '#contract/choices.ts';
import { Signal } from '../cells/signal.tsx';
import type { ColumnOf } from '../scene/column.ts';
import { FlagSwitch } from './flag-switch.tsx';

interface DeletableRow {
  id: number;
  /** True in the bin, where nothing is switched. */
  isDel?: boolean;
}

interface ColumnSwitch<R, F extends string> {
  call: Call<{ id: number } & Record<F, boolean>, unknown>;
  of: Choices<boolean>;
  /** Purpose of the switch, for those who cannot see its row. */
  label: (row: R) => string;
  /** Name under which the call takes the flag, where it is not that of the field. */
  sends?: F;
  title?: string;
  width?: number;
}

/** A column with the switch of a flag. */
export function switchColumn<R extends DeletableRow & Record<K, boolean>, K extends keyof R & string, F extends string = K>(
  field: K,
  { call, of, label, sends, width = 84, ...column }: ColumnSwitch<R, F>,
): ColumnOf<R, K> {
  const input = (id: number, on: boolean) => ({ id, [sends ?? field]: on }) as { id: number } & Record<F, boolean>;
  return {
    ...column,
    field,
    width,
    card: 'status',
    show: (on, row) =>
      row.isDel ? (
        <Signal of="rest">回收站</Signal>
      ) : (
        <FlagSwitch on={on} label={label(row)} of={of} call={call} input={(wanted) => input(row.id, wanted)} />
      ),
  };
}
