import { createContext, useContext } from 'react';
import type { Parcel } from '#contract/fulfilment/parcels.ts';
import type { Act } from './acts.ts';
import type { Order } from '../order/situation.tsx';

export interface Begun {
  act: Act;
  order: Order;
  /** Parcel that the act is about. */
  parcel?: Parcel;
}

interface Host {
  /** Opens the dialog of an act: from a row or from the detail, shown once, over both. */
  begin: (begun: Begun) => void;
  /** True among the pages of the phone, where goods are sent on a page of their own. */
  isPhone: boolean;
}

const BeginContext = createContext<Host | undefined>(undefined);

export const BeginProvider = BeginContext.Provider;

export function useBegin(): Host {
  const host = useContext(BeginContext);
  if (!host) throw new Error('acts on orders stand inside ActHost');
  return host;
}
