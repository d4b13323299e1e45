import { useEffect, useState } from 'react';
import { MINUTE } from '#contract/durations.ts';

const TURN = MINUTE / 2;

/** The present, which moves on by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TURN);
    return () => clearInterval(timer);
  }, []);
  return now;
}
