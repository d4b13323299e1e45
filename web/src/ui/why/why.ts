import { createContext } from 'react';
import type { Key } from '../wire/session.ts';

/** Place that lists the rows of a figure. */
interface RowsPlace {
  to: string;
  /** Right to see them; without one the figure is told to nobody else. */
  needs?: Key;
}

/** How a figure comes about, declared once beside it: every sum of the product has one. */
export interface Why {
  /** Sentence on how it is counted. */
  counts: string;
  /** Rows that it is of, and of which time. */
  of: string;
  /** Parts of the same kind that are left out. */
  without?: string;
  /** Its parts, as far as the screen has them; a text is undefined until it is read, and empty where there is none. */
  parts?: readonly (readonly [label: string, text: string | undefined])[];
  place?: RowsPlace;
}

/** Moment at which the figures inside were read. */
export const AsOf = createContext<number | undefined>(undefined);
