import { WireError } from '#web/ui/wire/index.ts';

/** Ticket of a refusal that takes a code of two-step sign-in now. */
export const ticketOf = (error: unknown): string | undefined =>
  error instanceof WireError && error.data instanceof Object && 'ticket' in error.data ? String(error.data.ticket) : undefined;
