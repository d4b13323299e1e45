import type { InvoiceRequest } from './tables.ts';

type RequestState = InvoiceRequest['state'];

/** A request is asked for until the service has answered, or staff no longer wait; a dropped one may be asked for again. */
export const requestMoves = {
  issue: { from: 'asking', to: 'issued' },
  refuse: { from: 'asking', to: 'refused' },
  drop: { from: 'asking', to: 'dropped' },
  askAgain: { from: 'dropped', to: 'asking' },
} as const satisfies Record<string, { from: RequestState; to: RequestState }>;

export type RequestAct = keyof typeof requestMoves;
