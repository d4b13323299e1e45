import { create } from 'zustand';

const none: ReadonlySet<number> = new Set();

const useScreens = create<{ screens: Readonly<Record<string, ReadonlySet<number>>> }>(() => ({ screens: {} }));

/** Which nodes of a screen are open; kept while the page is, so that a way back finds the tree as it was. */
export function useOpened(screen: string) {
  const opened = useScreens(({ screens }) => screens[screen] ?? none);
  const set = (ids: Iterable<number>) =>
    useScreens.setState(({ screens }) => ({ screens: { ...screens, [screen]: new Set(ids) } }));
  return {
    opened,
    set,
    toggle: (id: number) => set(opened.has(id) ? [...opened].filter((other) => other !== id) : [...opened, id]),
  };
}
