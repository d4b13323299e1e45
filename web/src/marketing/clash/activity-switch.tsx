import type { Call } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import type { Clash } from '#contract/marketing/clashes.ts';
import { FlagSwitch, useWarned } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import type { ColumnOf } from '#web/ui/scene/column.ts';
import { useClashGuard } from './use-clash-guard.tsx';

interface TitledRow {
  id: number;
  title: string;
}

interface Reasons {
  clashReason?: string | undefined;
  stopReason?: string | undefined;
}
type Flag<F extends string> = { id: number } & Reasons & Record<F, boolean>;

const why = { extra: '会显示在活动名称下面', missing: '请写一句为什么关闭', example: '例如：货不够了，店长同意' };

interface ActivitySwitchTerms<R, F extends string> {
  call: Call<Flag<F>, null>;
  /** Clashes of the activity once it is on. */
  check: Call<{ id: number }, Clash[]>;
  /** Consequence of switching off for customers. */
  ends: string;
  /** Customers are in it: it is not switched off without a reason. */
  matters: (row: R) => boolean;
  title?: string;
  width?: number;
}

interface Props<R, F extends string> extends Pick<ActivitySwitchTerms<R, F>, 'call' | 'check' | 'ends' | 'matters'> {
  on: boolean;
  row: R;
  field: F;
}

/** Switches an activity. Before it goes on, asks as its form does before it is saved; before one that customers are in goes off, for the reason. */
function ActivitySwitch<R extends TitledRow, F extends string>({ on, row, field, call, check, ends, matters }: Props<R, F>) {
  const { id, title } = row;
  const { before, dialog } = useClashGuard(check, () => [{ id }], { act: '开启' });
  const stop = useWarned();
  const [asks, isKept] = [matters(row), isFieldServed(call, 'stopReason')];
  const askStop = async (): Promise<Reasons | false> => {
    if (!asks || !isKept) return {};
    const stopReason = await stop.ask({ says: [ends], act: '关闭', reason: why });
    return stopReason !== undefined && { stopReason };
  };
  const ask = async (flipped: boolean) => (await (flipped ? before({}) : askStop())) as Partial<Flag<F>> | false;
  return (
    <>
      <FlagSwitch
        on={on}
        label={`开启${title}`}
        of={onOrOff}
        call={call}
        input={(wanted) => ({ id, [field]: wanted }) as Flag<F>}
        askOff={async () => (asks && !isKept ? `确定关闭？${ends}` : '')}
        before={ask}
      />
      {dialog}
      {stop.dialog}
    </>
  );
}

/** The column that switches activities, as `switchColumn` is of other flags. */
export const activitySwitchColumn = <R extends TitledRow & Record<F, boolean>, F extends keyof R & string>(
  field: F,
  { call, check, ends, matters, width = 72, ...column }: ActivitySwitchTerms<R, F>,
): ColumnOf<R, F> => ({
  ...column,
  field,
  width,
  card: 'status',
  show: (on, row) => (
    <ActivitySwitch<R, F> on={on} row={row} field={field} call={call} check={check} ends={ends} matters={matters} />
  ),
});
