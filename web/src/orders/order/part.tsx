import type { ReactNode } from 'react';

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
