import { useEffect } from 'react';
import { DIALOG, isTyping } from './use-row-keys.ts';

/** `j` and `k` lead from a record to its neighbours, unless a dialog stands over it. */
export function useNeighbourKeys(previous: (() => void) | undefined, next: (() => void) | undefined) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const go = { j: next, k: previous }[event.key];
      if (!go || !isPlain || isTyping(event.target) || document.querySelector(DIALOG)) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next]);
}
