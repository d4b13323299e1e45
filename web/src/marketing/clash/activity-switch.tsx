import type { Call } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import type { Clash } from '#contract/marketing/clashes.ts';
import { FlagSwitch } from '#web/ui/index.ts';
import type { ColumnOf } from '#web/ui/scene/column.ts';
import { useClashGuard } from './use-clash-guard.tsx';

interface Row {
  id: number;
  title: string;
}

type Flag<F extends string> = { id: number; clashReason?: string | undefined } & Record<F, boolean>;

interface Switching<R, F extends string> {
  call: Call<Flag<F>, null>;
  /** Clashes of the activity once it is on. */
  check: Call<{ id: number }, Clash[]>;
  /** Consequence of switching off, said before; empty where nothing follows. */
  ends?: (row: R) => string;
  title?: string;
  width?: number;
}

interface Props<R, F extends string> extends Pick<Switching<R, F>, 'call' | 'check' | 'ends'> {
  on: boolean;
  row: R;
  field: F;
}

/** Switches an activity; before it goes on, asks as its form does before it is saved. */
function ActivitySwitch<R extends Row, F extends string>({ on, row, field, call, check, ends }: Props<R, F>) {
  const { id, title } = row;
  const { before, dialog } = useClashGuard(check, () => ({ id }), '开启');
  const ask = async (flipped: boolean) => (flipped ? ((await before({})) as Partial<Flag<F>> | false) : {});
  return (
    <>
      <FlagSwitch
        on={on}
        label={`开启${title}`}
        of={onOrOff}
        call={call}
        input={(wanted) => ({ id, [field]: wanted }) as Flag<F>}
        askOff={async () => ends?.(row) ?? ''}
        before={ask}
      />
      {dialog}
    </>
  );
}

/** The column that switches activities, as `switchColumn` is of other flags. */
export const activitySwitchColumn = <R extends Row & Record<F, boolean>, F extends keyof R & string>(
  field: F,
  { call, check, ends, width = 72, ...column }: Switching<R, F>,
): ColumnOf<R, F> => ({
  ...column,
  field,
  width,
  card: 'status',
  show: (on, row) => <ActivitySwitch<R, F> on={on} row={row} field={field} call={call} check={check} ends={ends} />,
});
