import { type RefObject, useEffect, useRef } from 'react';
import type { Hanging, TreeLine } from './tree-lines.ts';

interface TreeActs<R> {
  lineOf: (id: number) => TreeLine<R> | undefined;
  toggle: (id: number) => void;
}

/** Keys of a row that has the focus: → opens, ← closes or goes to the parent. */
export function useTreeKeys<R extends Hanging<R>>(here: RefObject<HTMLElement | null>, acts: TreeActs<R>) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const { lineOf, toggle } = latest.current;
      const isHere = target instanceof HTMLElement && here.current?.contains(target) === true;
      const line = isHere ? lineOf(Number(target.dataset['rowKey'])) : undefined;
      if (!line || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
      const parent = line.way.at(-1);
      if (key === 'ArrowRight' ? !line.isOpen && !line.isLeaf : line.isOpen) toggle(line.row.id);
      else if (key === 'ArrowLeft' && parent !== undefined)
        here.current?.querySelector<HTMLElement>(`[data-row-key="${parent}"]`)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [here]);
}
