import { createContext, useContext } from 'react';
import type { Act } from './acts.ts';
import type { Order } from '../order/situation.tsx';

export interface Begun {
  act: Act;
  order: Order;
}

const BeginContext = createContext<((begun: Begun) => void) | undefined>(undefined);

export const BeginProvider = BeginContext.Provider;

/** Opens the dialog of an act: from a row or from the detail, shown once, over both. */
export function useBegin() {
  const begin = useContext(BeginContext);
  if (!begin) throw new Error('acts on orders stand inside ActPlace');
  return begin;
}
