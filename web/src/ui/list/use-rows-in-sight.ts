import { type UIEvent, useState } from 'react';

const SPARE = 12;
/** Height before the place of the table is known. */
const USUAL_PX = 800;
/** Shorter tables are drawn whole. */
const LONG = 80;

/** Rows of a long table that are worth drawing, and the height (px) of those left out above and below. */
export function useRowsInSight(count: number, rowPx: number | undefined) {
  const [{ top, px }, setScroll] = useState({ top: 0, px: USUAL_PX });
  if (rowPx === undefined || count <= LONG) return { from: 0, to: count, above: 0, below: 0, onScroll: undefined };
  const inSight = Math.ceil(px / rowPx);
  const from = Math.max(0, Math.min(Math.floor(top / rowPx), count - inSight) - SPARE);
  const to = Math.min(count, from + inSight + 2 * SPARE);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    // Drawn again only when the first row in sight is another one.
    const rounded = Math.floor(scrollTop / rowPx) * rowPx;
    if (rounded !== top) setScroll({ top: rounded, px: clientHeight || USUAL_PX });
  };
  return { from, to, above: from * rowPx, below: (count - to) * rowPx, onScroll };
}
