import { useEffect, useState } from 'react';

/** For a dialog that is there only while it is open: hands the focus back to what opened it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
