const UNPAID = {
  NOTPAY: 'notPaid',
  PAYERROR: 'notPaid',
  USERPAYING: 'processing',
  ACCEPT: 'processing',
  CLOSED: 'closed',
  REVOKED: 'closed',
} as const;

const isUnpaid = (state: string): state is keyof typeof UNPAID => Object.hasOwn(UNPAID, state);

/** State of a payment that brought no money; undefined for those that did, and for words that nobody here knows. */
export const unpaidState = (state: string) => (isUnpaid(state) ? UNPAID[state] : undefined);
