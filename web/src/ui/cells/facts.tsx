import type { ReactNode } from 'react';
import './facts.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values; what has no value is left out. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className="facts">
    {of.map(([label, value]) =>
      value === null || value === undefined || value === '' || value === false ? null : (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
