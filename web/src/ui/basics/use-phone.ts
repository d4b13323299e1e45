import { useLayoutEffect, useSyncExternalStore } from 'react';
import { isPhone } from './phone.ts';

const onResize = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** Window narrower than 992 px. */
export const usePhone = (): boolean => useSyncExternalStore(onResize, isPhone);

let dialogs = 0;
let heldShape = false;
const released = new EventTarget();

const onShape = (onChange: () => void) => {
  const unlisten = onResize(onChange);
  released.addEventListener('release', onChange);
  return () => {
    unlisten();
    released.removeEventListener('release', onChange);
  };
};

/**
 * Like `usePhone`, but for lists: their rows own the dialogs that they open, so a list keeps its shape until these are closed.
 */
export const usePhoneList = (): boolean => useSyncExternalStore(onShape, () => (dialogs > 0 ? heldShape : isPhone()));

/** Keeps the lists in their shape while the dialog is open. */
export function useHeldLists(): void {
  useLayoutEffect(() => {
    if (dialogs === 0) heldShape = isPhone();
    dialogs += 1;
    return () => {
      dialogs -= 1;
      released.dispatchEvent(new Event('release'));
    };
  }, []);
}
