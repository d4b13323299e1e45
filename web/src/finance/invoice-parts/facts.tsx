import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values; what has no value is left out. */
export const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className="invoice-facts">
    {of.map(([label, value]) =>
      value === '' || value === undefined || value === null || value === false ? null : (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
