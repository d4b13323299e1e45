import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const STOPS = 'input:not(:disabled), button';

const stopsIn = (place: ParentNode | null | undefined): HTMLElement[] => [...(place?.querySelectorAll<HTMLElement>(STOPS) ?? [])];

/** The next stop of the same column, over rows that have none. */
function stopBeside(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const column = from.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;
  const rows = [...(from.closest('table')?.rows ?? [])];
  const at = rows.findIndex((row) => row.contains(from));
  const way = step > 0 ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
  for (const row of way) {
    const [stop] = stopsIn(row.cells[column]);
    if (stop) return stop;
  }
  return undefined;
}

function stopFor(key: string, from: HTMLElement): HTMLElement | undefined {
  if (key === 'ArrowDown') return stopBeside(from, 1);
  if (key === 'ArrowUp') return stopBeside(from, -1);
  const stops = stopsIn(from.closest('tr'));
  const at = stops.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[key];
  return to === undefined ? undefined : stops[to];
}

// An attribute that is written again costs a new style of its row.
function setStop(stop: HTMLElement, isCurrent: boolean) {
  const wanted = isCurrent ? 0 : -1;
  if (stop.tabIndex !== wanted) stop.tabIndex = wanted;
}

/** Arrows walk the ticks of a table, which is a single stop of the tab key: spread the answer on it. */
export function useArrows() {
  const ref = useRef<HTMLTableElement>(null);
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const stops = stopsIn(ref.current);
    const current = stops.find((stop) => stop === here.current) ?? stops[0];
    for (const stop of stops) setStop(stop, stop === current);
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (here.current) here.current.tabIndex = -1;
      else for (const stop of stopsIn(ref.current)) setStop(stop, false);
      here.current = target;
      target.tabIndex = 0;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement)) return;
      const stop = stopFor(event.key, event.target);
      if (!stop) return;
      event.preventDefault();
      stop.focus();
    },
  };
}
