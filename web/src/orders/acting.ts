import { create } from 'zustand';
import type { Act } from './acts.ts';
import type { Order } from './situation.tsx';

interface Acting {
  act: Act;
  order: Order;
}

/** The act whose dialog is open: begun from a row or from the detail, shown once, over both. */
export const useActing = create<{ now: Acting | undefined }>(() => ({ now: undefined }));

export const begin = (act: Act, order: Order) => useActing.setState({ now: { act, order } });
export const leave = () => useActing.setState({ now: undefined });
