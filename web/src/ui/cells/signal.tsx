import type { ReactNode } from 'react';
import type { Meaning } from '#contract/choices.ts';
import './cells.css';

/** A state as a coloured word. */
export const Signal = ({ of, children }: { of: Meaning; children: ReactNode }) => (
  <span className={`signal signal-${of}`}>{children}</span>
);
