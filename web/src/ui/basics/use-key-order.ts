import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Makes what has the focus change places in a list of `count` by the arrow keys; the focus goes along. */
export function useKeyOrder(count: number, move: (from: number, to: number) => void) {
  const moved = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = undefined;
  });
  return (index: number) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = index + (steps[event.key] ?? 0);
      if (to === index || to < 0 || to >= count) return;
      event.preventDefault();
      moved.current = event.currentTarget;
      move(index, to);
    },
  });
}
