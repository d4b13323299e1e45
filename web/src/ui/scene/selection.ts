import { useState } from 'react';

/** More ids than this do not fit one call. */
export const MOST_CHOSEN = 10_000;

export interface Selection {
  /** Rows chosen, on this page or another. */
  keys: ReadonlySet<number>;
  /** Every row that matches the filters is chosen, seen or not. */
  isAll: boolean;
  count: number;
  toggle: (key: number) => void;
  replace: (keys: readonly number[]) => void;
  /** Rows behind a capped total are found first, as many as one call takes. */
  chooseAll: () => Promise<void>;
  clear: () => void;
  /** The keys behind `count`; asks the server for those not on the screen. */
  everyKey: () => Promise<number[]>;
}

/** Selection of lists whose rows are not chosen. */
export const nothingChosen: Selection = {
  keys: new Set(),
  isAll: false,
  count: 0,
  toggle: () => {},
  replace: () => {},
  chooseAll: () => Promise.resolve(),
  clear: () => {},
  everyKey: () => Promise.resolve([]),
};

/** Rows chosen once Shift reaches from the row chosen last up to this one. `shown` has the order of the screen. */
export function reached({ keys }: Pick<Selection, 'keys'>, shown: readonly number[], to: number): number[] {
  const from = [...keys].findLast((key) => shown.includes(key)) ?? to;
  const ends = [shown.indexOf(from), shown.indexOf(to)];
  const span = shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  // Ends with this row: the next reach begins here.
  return [...new Set([...keys, ...span])].filter((key) => key !== to).concat(to);
}

const nobody: ReadonlySet<number> = new Set();

/** `fetchAll` finds the keys of all `total` rows; `filters` names what they match: choosing is per filter. */
export function useSelection(total: number, filters: string, fetchAll: () => Promise<number[]>, isCapped = false): Selection {
  const [state, setState] = useState({ keys: nobody, isAll: false, filters });
  const { keys, isAll } = state.filters === filters ? state : { keys: nobody, isAll: false };
  const set = (next: Iterable<number>) => setState({ keys: new Set(next), isAll: false, filters });
  return {
    keys,
    isAll,
    count: isAll ? total : keys.size,
    toggle: (key) => set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    replace: set,
    chooseAll: async () => (isCapped ? set(await fetchAll()) : setState({ keys, isAll: true, filters })),
    clear: () => set([]),
    everyKey: () => (isAll ? fetchAll() : Promise.resolve([...keys])),
  };
}
