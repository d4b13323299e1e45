import type { Fen } from '#contract/fen.ts';
import { SumStrip, countText, yuanText } from '#web/ui/index.ts';

type Sum = readonly [label: string, sum: Fen | undefined];

interface Props {
  of: readonly Sum[];
  counts?: readonly Sum[];
  /** Asks once more where they could not be read. */
  again: (() => void) | undefined;
}

const texts = (sums: readonly Sum[], say: (sum: Fen) => string) =>
  sums.map(([label, sum]) => [label, sum === undefined ? undefined : say(sum)] as const);

/** Sums of money above a list, then how many there are. */
export const MoneySums = ({ of, counts = [], again }: Props) => (
  <SumStrip again={again} of={[...texts(of, yuanText), ...texts(counts, countText)]} />
);
