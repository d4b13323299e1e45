import { createContext, useContext, useLayoutEffect } from 'react';

const HoldContext = createContext<(isHeld: boolean) => void>(() => {});

/** Hears whether a dialog is open that was opened from inside: what holds the button must not go while it is. */
export const HoldProvider = HoldContext.Provider;

/** Keeps in place what the button of a dialog stands in, for as long as the dialog is open: it would go with it, and what was typed too. */
export function useHeld(isOpen: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    hold(true);
    return () => hold(false);
  }, [isOpen, hold]);
}
