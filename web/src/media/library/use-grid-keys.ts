import { type KeyboardEvent, useRef, useState } from 'react';

interface GridActs {
  toggle: (index: number) => void;
  open: (index: number) => void;
  chooseAll: () => void;
  remove?: (() => void) | undefined;
}

/** Cells in the first row, as they are laid out now. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.offsetTop;
  return Math.max(1, cells.filter(({ offsetTop }) => offsetTop === top).length);
}

const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })[key];

/** Arrows walk the cells of a grid, space chooses, Enter opens: spread `grid` on it and `cell(index)` on its children. */
export function useGridKeys(count: number, { toggle, open, chooseAll, remove }: GridActs) {
  const here = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));

  const cells = () => [...(here.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const walk = (to: number) => {
    if (to < 0 || to >= count) return;
    setAt(to);
    cells()[to]?.focus();
  };
  const act = (event: KeyboardEvent): (() => void) | undefined => {
    const step = stepOf(event.key, columnsOf(cells()));
    if (step !== undefined) return () => walk(current + step);
    if (event.key === 'Home') return () => walk(0);
    if (event.key === 'End') return () => walk(count - 1);
    if (event.key === ' ') return () => toggle(current);
    if (event.key === 'Enter') return () => open(current);
    if (event.key === 'Delete') return remove;
    return event.key === 'a' && (event.ctrlKey || event.metaKey) ? chooseAll : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = act(event);
    if (!found) return;
    event.preventDefault();
    found();
  };
  return {
    grid: { ref: here, onKeyDown },
    cell: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setAt(index) }),
  };
}
