import { createContext } from 'react';

/** Way back from what cannot be shown: closes the drawer, or leads to the list it belongs to. */
export const WayBack = createContext<(() => void) | undefined>(undefined);
