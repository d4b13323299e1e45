import { create } from 'zustand';

const useUnsaved = create<{ paths: ReadonlySet<string> }>(() => ({ paths: new Set() }));

/** Notes whether a page holds something that was typed and not saved. Survives the page being out of sight. */
export const setUnsaved = (path: string, isUnsaved: boolean) =>
  useUnsaved.setState(({ paths }) => ({
    paths: new Set(isUnsaved ? [...paths, path] : [...paths].filter((other) => other !== path)),
  }));

/** The pages are gone, and what was typed in them. */
export const forgetUnsaved = (): void => useUnsaved.setState({ paths: new Set() });

/** Asked before a page is closed for good. */
export const isUnsaved = (path: string): boolean => useUnsaved.getState().paths.has(path);

export const LEAVE_UNSAVED = '有修改尚未保存，离开后将丢失。';

/** Has the browser ask before the whole window goes; returns how to stop. */
export function guardWindow(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (useUnsaved.getState().paths.size > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeave);
  return () => window.removeEventListener('beforeunload', onLeave);
}
