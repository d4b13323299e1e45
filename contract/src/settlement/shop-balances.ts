import { z } from 'zod';
import { calls, get } from '../call.ts';
import { searchText } from '../search-text.ts';
import { amount, count, page, paged } from '../wire.ts';

const sums = {
  /** Bills that wait to be confirmed. */
  openCount: count,
  openAmount: amount,
  /** Confirmed, and nobody has applied for the payment. */
  confirmedAmount: amount,
  /** Applied for with the cashier, and not paid yet. */
  payingAmount: amount,
  /** Debts of the shop that no bill has taken over yet: zero or less. */
  debtAmount: amount,
  /** Discounts in these bills that the platform bears; part of the sums above. */
  platformAmount: amount,
  /** All of these together. */
  balance: amount,
};

/** Amounts that the mall still owes a shop by its bills. */
export const ShopBalance = z.object({
  shopId: z.int(),
  shopName: z.string(),
  /** Last day that any bill of it has settled. */
  settledUntil: z.string(),
  ...sums,
});
export type ShopBalance = z.output<typeof ShopBalance>;

const permission = 'admin:settlement:list';
const ofOwn = { permission, dataScope: 'settlement' } as const;
const filters = { keywords: searchText(64).optional() };

/** Money between the mall and its shops. */
export const shopBalanceCalls = calls('settlement', '/admin/settlement/balance', {
  listBalances: get('/list', {
    ...ofOwn,
    about: 'Shops with bills that are not over, the most owed first.',
    query: paged(filters),
    returns: page(ShopBalance),
  }),
  sumBalances: get('/data', {
    ...ofOwn,
    about: 'The sums of all these shops.',
    query: z.object(filters),
    returns: z.object({ shopCount: count, ...sums }),
  }),
});
