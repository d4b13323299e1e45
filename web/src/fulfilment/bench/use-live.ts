import { useRef, useState } from 'react';

/** State that is shown, and read at once by what goes on between two renders. */
export function useLive<T>(start: T): [shown: T, read: () => T, set: (next: T) => void] {
  const [shown, show] = useState(start);
  const live = useRef(start);
  const set = (next: T) => {
    live.current = next;
    show(next);
  };
  return [shown, () => live.current, set];
}
