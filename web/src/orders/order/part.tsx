import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** A titled part of the detail; one that waits for us is marked. */
export const Part = ({
  title,
  waits = false,
  extra,
  children,
}: {
  title: string;
  waits?: boolean;
  extra?: ReactNode;
  children: ReactNode;
}) => (
  <section className={waits ? 'part part-waits' : 'part'} aria-label={title}>
    <h2>
      {title}
      {extra}
    </h2>
    {children}
  </section>
);

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
