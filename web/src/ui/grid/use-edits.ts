import { useEffect, useRef, useState } from 'react';

/** Changes kept to be taken back. */
const KEPT = 100;

export interface Edits<T> {
  /** Changes the value; changes that bear the same mark, such as the keys typed into one cell, are taken back together. */
  edit: (make: (before: T) => T, mark?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Changes of a value, each to be taken back and done again. */
export function useEdits<T>(value: T, onChange: (value: T) => void): Edits<T> {
  const latest = useRef({ value, onChange });
  const marked = useRef<string>(undefined);
  const [past, setPast] = useState<readonly T[]>([]);
  const [undone, setUndone] = useState<readonly T[]>([]);
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const show = (next: T) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };
  const edit: Edits<T>['edit'] = (make, mark) => {
    const before = latest.current.value;
    const isSame = mark !== undefined && mark === marked.current;
    marked.current = mark;
    if (!isSame) setPast((kept) => [...kept.slice(1 - KEPT), before]);
    setUndone([]);
    // Two changes in one moment both count.
    show(make(before));
  };
  const move = (from: readonly T[], setFrom: typeof setPast, setTo: typeof setPast) => {
    const wanted = from.at(-1);
    if (wanted === undefined) return;
    const left = latest.current.value;
    marked.current = undefined;
    setFrom(from.slice(0, -1));
    setTo((kept) => [...kept, left]);
    show(wanted);
  };
  return {
    edit,
    undo: () => move(past, setPast, setUndone),
    redo: () => move(undone, setUndone, setPast),
    canUndo: past.length > 0,
    canRedo: undone.length > 0,
  };
}
