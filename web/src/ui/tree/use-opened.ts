import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface OpenedBranches {
  screens: Readonly<Record<string, readonly number[]>>;
}

const none: readonly number[] = [];
const storage = createJSONStorage<OpenedBranches>(() => sessionStorage);

const useScreens = create<OpenedBranches>()(persist(() => ({ screens: {} }), { name: 'opened-branches', storage }));

/** Open nodes of a screen, kept for this window, so that a way back and a reload find the tree as it was. */
export function useOpened(screen: string) {
  const opened = useScreens(({ screens }) => screens[screen] ?? none);
  const set = (ids: readonly number[]) => useScreens.setState(({ screens }) => ({ screens: { ...screens, [screen]: ids } }));
  return {
    opened,
    set,
    toggle: (id: number) => set(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]),
  };
}
