import { useEffect, useRef, useState } from 'react';

/**
 * Hands the focus of a dialog back to what opened it, or to what `find` prefers. A focus that was put elsewhere meanwhile stays
 * there.
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
