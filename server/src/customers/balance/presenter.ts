import { balanceKinds } from '#contract/customers/ledgers.ts';
import type { userBill } from './tables.ts';

/** Movement of a balance in the words of the wire: its title, its sign, and the amount without it. */
export const toBill = <B extends Pick<typeof userBill.$inferSelect, 'type' | 'amount'>>({ amount, ...bill }: B) => ({
  ...bill,
  title: balanceKinds.labels[bill.type],
  pm: Number(amount > 0),
  number: Math.abs(amount),
});
