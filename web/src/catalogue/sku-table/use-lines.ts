import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SkuLine } from '../product/sku-lines.ts';
import type { RowActs } from './sku-row.tsx';

/** Changes to the rows that stay the same functions, so that untouched rows need not be drawn again. */
export function useLines(lines: readonly SkuLine[], onChange: (lines: SkuLine[]) => void) {
  const latest = useRef({ lines, onChange });
  useEffect(() => {
    latest.current = { lines, onChange };
  });
  const edit = useCallback((make: (before: readonly SkuLine[]) => SkuLine[]) => {
    const made = make(latest.current.lines);
    // Two changes in one moment both count.
    latest.current.lines = made;
    latest.current.onChange(made);
  }, []);
  const acts = useMemo<RowActs>(
    () => ({
      set: (row, change) => edit((before) => before.map((line, index) => (index === row ? { ...line, ...change } : line))),
      remove: (row) => edit((before) => before.filter((_, index) => index !== row)),
    }),
    [edit],
  );
  return { edit, acts };
}
