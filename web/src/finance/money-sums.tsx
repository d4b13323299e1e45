import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/index.ts';

/** Sums above a list, each with its label; bones until they are known. */
export const MoneySums = ({ of }: { of: readonly (readonly [label: string, sum: Fen | undefined])[] }) => (
  <dl className="money-sums">
    {of.map(([label, fen]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{fen === undefined ? <span className="bone" /> : yuanText(fen)}</dd>
      </div>
    ))}
  </dl>
);
