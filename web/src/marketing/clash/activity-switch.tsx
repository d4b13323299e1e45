import type { Call } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import type { Clash } from '#contract/marketing/clashes.ts';
import { FlagSwitch } from '#web/ui/index.ts';
import { useClashGuard } from './use-clash-guard.tsx';

interface Props<I extends { id: number; clashReason?: string | undefined }> {
  on: boolean;
  activity: { id: number; title: string };
  call: Call<I, null>;
  input: (on: boolean) => I;
  /** Clashes of the activity once it is on. */
  check: Call<{ id: number }, Clash[]>;
  askOff?: () => Promise<string>;
}

/** Switches an activity; before it goes on, asks as its form does before it is saved. */
export function ActivitySwitch<I extends { id: number; clashReason?: string | undefined }>(props: Props<I>) {
  const { activity, check, ...flag } = props;
  const { id, title } = activity;
  const { before, dialog } = useClashGuard(check, () => ({ id }), '开启');
  const ask = async (on: boolean) => (on ? ((await before({})) as Partial<I> | false) : {});
  return (
    <>
      <FlagSwitch {...flag} label={`开启${title}`} of={onOrOff} before={ask} />
      {dialog}
    </>
  );
}
