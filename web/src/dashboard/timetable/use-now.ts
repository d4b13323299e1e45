import { useEffect, useState } from 'react';
import { MINUTE } from '#contract/durations.ts';

const TURN = MINUTE / 2;

/** The present by the clock of the shop, which an answer told at a moment of this browser; it moves on by itself. */
export function useNow(told: Date | undefined, heardAt: number): Date {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), TURN);
    return () => clearInterval(timer);
  }, []);
  // An answer that came since is the later one.
  const latest = Math.max(here, heardAt);
  return new Date(told ? told.getTime() + (latest - heardAt) : latest);
}
