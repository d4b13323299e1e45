import { create } from 'zustand';

const GLOW_MS = 1200;

const none: ReadonlySet<number> = new Set();

const useGlows = create<{ glows: Readonly<Record<string, ReadonlySet<number>>> }>(() => ({ glows: {} }));

const put = (noun: string, keys: Iterable<number>) =>
  useGlows.setState(({ glows }) => ({ glows: { ...glows, [noun]: new Set(keys) } }));

/** Lets rows of a noun glow for a moment, because they changed. */
export function glow(noun: string, keys: readonly number[]) {
  put(noun, [...(useGlows.getState().glows[noun] ?? none), ...keys]);
  setTimeout(
    () =>
      put(
        noun,
        [...(useGlows.getState().glows[noun] ?? none)].filter((key) => !keys.includes(key)),
      ),
    GLOW_MS,
  );
}

export const useGlow = (noun: string): ReadonlySet<number> => useGlows(({ glows }) => glows[noun] ?? none);
