import { type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';

const SPARE = 8;
/** Shorter tables are drawn whole. */
const LONG = 60;

/** Rows of a long table that are worth drawing, and the height (px) of those left out above and below. */
export function useWindow(count: number, rowPx: number) {
  const [top, setTop] = useState(0);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => setTop(Math.floor(currentTarget.scrollTop / rowPx));
  /** Draws this row at once, so that something in it can be focused. */
  const reach = (row: number) => flushSync(() => setTop(row));
  if (count <= LONG) return { from: 0, to: count, above: 0, below: 0, onScroll, reach };
  const inSight = Math.ceil(window.innerHeight / rowPx);
  const from = Math.max(0, Math.min(top, count - inSight) - SPARE);
  const to = Math.min(count, from + inSight + 2 * SPARE);
  return { from, to, above: from * rowPx, below: (count - to) * rowPx, onScroll, reach };
}
