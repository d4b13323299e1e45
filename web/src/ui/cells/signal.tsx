import type { ReactNode } from 'react';
import { shaped } from '../list/column.ts';
import './cells.css';

/** What a state asks of staff: the same five meanings everywhere. */
export type Meaning = 'waits' | 'underway' | 'done' | 'trouble' | 'rest';

export const Signal = ({ of, children }: { of: Meaning; children: ReactNode }) => (
  <span className={`signal signal-${of}`}>{children}</span>
);

type States = Readonly<Record<string, readonly [Meaning, string]>>;

/** Shows a state by its meaning and word: `show: signals({ 0: ['waits', '待发货'], … })`. */
export const signals = (states: States) =>
  shaped(
    (state: string | number | boolean | null) => {
      const known = states[String(state)];
      return known ? <Signal of={known[0]}>{known[1]}</Signal> : undefined;
    },
    { width: 92, card: 'status' },
  );
