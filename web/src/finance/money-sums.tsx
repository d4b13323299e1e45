import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/index.ts';
import './finance.css';

type Sum = readonly [label: string, sum: Fen | undefined];

/** Sums above a list, each with its label; bones until they are known. */
export const MoneySums = ({ of, counts = [] }: { of: readonly Sum[]; counts?: readonly Sum[] }) => (
  <dl className="money-sums">
    {of.map(([label, fen]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{fen === undefined ? <span className="bone" /> : yuanText(fen)}</dd>
      </div>
    ))}
    {counts.map(([label, count]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="figure">{count ?? <span className="bone" />}</dd>
      </div>
    ))}
  </dl>
);
