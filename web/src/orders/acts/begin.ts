import { createContext, useContext } from 'react';
import type { Act } from './acts.ts';
import type { Order } from '../order/situation.tsx';

export interface Begun {
  act: Act;
  order: Order;
}

interface Place {
  /** Opens the dialog of an act: from a row or from the detail, shown once, over both. */
  begin: (begun: Begun) => void;
  /** Among the pages of the phone, where goods are sent on a page of their own. */
  isPhone: boolean;
}

const BeginContext = createContext<Place | undefined>(undefined);

export const BeginProvider = BeginContext.Provider;

export function useBegin(): Place {
  const place = useContext(BeginContext);
  if (!place) throw new Error('acts on orders stand inside ActPlace');
  return place;
}
