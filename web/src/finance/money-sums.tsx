import type { AnyCall, Call } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { isNarrower } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { SumStrip, type Why, countText, useListSums, yuanText } from '#web/ui/index.ts';

type Labels<O> = Readonly<{ [K in keyof O]?: readonly [label: string, why: Why] }>;

interface Props<I extends object, O> {
  call: Call<I, O>;
  /** The list over which they stand, and what is summed where its filters find less: 全部充值. */
  above: AnyCall;
  all: string;
  /** Labels of the sums of money, by their fields. */
  of: Labels<O>;
  /** Labels of numbers, by their fields. */
  counts?: Labels<O>;
}

/** Sums of money of what the filters of a list find, then how many there are; nothing for people who may not read them. */
export function MoneySums<I extends object, O extends Readonly<Record<string, Fen>>>({
  call,
  above,
  all,
  of,
  counts,
}: Props<I, O>) {
  const { may, data, asOf, again } = useListSums(call);
  const { address } = useScene();
  if (!may) return null;
  const texts = (labels: Labels<O> | undefined, say: (sum: Fen) => string) =>
    Object.entries<readonly [string, Why] | undefined>(labels ?? {}).flatMap(([field, named]) => {
      const sum = data?.[field];
      return named ? [[named[0], sum === undefined ? undefined : say(sum), named[1]] as const] : [];
    });
  return (
    <SumStrip
      again={again}
      asOf={asOf}
      lead={isNarrower(above, call, address) ? all : undefined}
      of={[...texts(of, yuanText), ...texts(counts, countText)]}
    />
  );
}
