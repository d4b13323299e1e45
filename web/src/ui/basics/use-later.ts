import { useEffect, useState } from 'react';

/** The value as it was before the last so many milliseconds of changes: a search that waits for a pause in typing. */
export function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setLater, ms, value);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
