import type { ReactNode } from 'react';

/** A part of a long form, reached from the rail beside it. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="form-section" id={`section-${title}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
