import { create } from 'zustand';

/** Paths of pages; those of dialogs go on after a blank. */
const useUnsaved = create<{ places: ReadonlySet<string> }>(() => ({ places: new Set() }));

const keep = (isKept: (place: string) => boolean) =>
  useUnsaved.setState(({ places }) => ({ places: new Set([...places].filter(isKept)) }));

const belongsTo = (path: string) => (place: string) => place === path || place.startsWith(`${path} `);

/** Notes whether a page holds something that was typed and not saved. Survives the page being out of sight. */
export function setUnsaved(place: string, isUnsaved: boolean): void {
  if (isUnsaved) useUnsaved.setState(({ places }) => ({ places: new Set([...places, place]) }));
  else keep((other) => other !== place);
}

/** The page is gone, and what was typed in it; without a path all pages are. */
export const forgetUnsaved = (path?: string): void => keep((place) => path !== undefined && !belongsTo(path)(place));

/** True where entries would be lost, asked before a page is closed for good. */
export const isUnsaved = (path: string): boolean => [...useUnsaved.getState().places].some(belongsTo(path));

/** True where anything anywhere is unsaved. */
export const hasUnsaved = (): boolean => useUnsaved.getState().places.size > 0;

/** Has the browser ask before the whole window goes; returns how to stop. */
export function guardWindow(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeave);
  return () => window.removeEventListener('beforeunload', onLeave);
}
