import { useEffect } from 'react';
import { MINUTE, SECOND } from '#contract/durations.ts';

/** Time of the last input in any of the person’s tabs. */
const KEY = 'lastInput';
const NOTED_EVERY_MS = 5 * SECOND;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const lastInput = (): number => Number(localStorage.getItem(KEY));

export const noteInput = (): void => localStorage.setItem(KEY, String(Date.now()));

/** Calls `lock` once nobody has touched the screen for so long, in this tab or another. Returns how to stop. */
function watch(limit: number, lock: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const left = lastInput() + limit - Date.now();
    if (left <= 0) return lock();
    timer = setTimeout(check, left);
  };
  // A computer that wakes up hears of the input first: the time that it slept counts.
  const hear = () => {
    const idle = Date.now() - lastInput();
    if (idle >= limit) check();
    else if (idle >= NOTED_EVERY_MS) noteInput();
  };
  if (lastInput() === 0) noteInput();
  check();
  for (const input of INPUTS) addEventListener(input, hear, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const input of INPUTS) removeEventListener(input, hear);
  };
}

/** Minutes of 0 never lock. */
export function useIdleLock(minutes: number, isLocked: boolean, lock: () => void): void {
  useEffect(() => {
    // Times from before the shop locked its screens say nothing.
    if (minutes === 0) localStorage.removeItem(KEY);
    return minutes === 0 || isLocked ? undefined : watch(minutes * MINUTE, lock);
  }, [minutes, isLocked, lock]);
}
