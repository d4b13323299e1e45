import { useEffect, useRef, useState } from 'react';

/**
 * For a dialog that is there only while it is open: hands the focus back to what opened it, or to what `find` prefers.
 * Whoever has put it elsewhere meanwhile keeps it.
 */
export function useFocusBack(find?: () => HTMLElement | null | undefined): void {
  const [before] = useState(() => document.activeElement);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const target = latest.current?.() ?? before;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    },
    [before],
  );
}
