import { useEffect, useRef } from 'react';
import { DIALOG } from '#web/ui/list/use-row-keys.ts';

/** Keys by their place on the keyboard: with Alt some systems type another sign. */
export const benchKeys = { skip: 'S', together: 'A', undo: 'Z' } as const;
export type BenchKey = keyof typeof benchKeys;

/** Hears Alt and a letter, also while a number is typed. */
export function useBenchKeys(acts: Readonly<Record<BenchKey, () => void>>) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isAlt || event.repeat || document.querySelector(DIALOG)) return;
      for (const [name, letter] of Object.entries(benchKeys)) {
        if (event.code !== `Key${letter}`) continue;
        event.preventDefault();
        latest.current[name as BenchKey]();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
