import { z } from 'zod';
import { calls, get } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { amount, moment, page, paged } from '../wire.ts';

const mine = paged({ account: buyerAccount });
const entry = { title: z.string(), mark: z.string(), linkId: z.string(), createTime: moment };

/** Money that moved; negative where it left. */
export const OwnMovement = z.object({ ...entry, amount, after: amount });
export type OwnMovement = z.output<typeof OwnMovement>;
/** Points that moved and count; negative where they left. */
export const OwnPoints = z.object({ ...entry, integral: z.int(), after: z.int() });
export type OwnPoints = z.output<typeof OwnPoints>;

/** Experience that moved; negative where it left. */
export const OwnExperience = z.object({ ...entry, experience: z.int(), after: z.int() });
export type OwnExperience = z.output<typeof OwnExperience>;

/** Ledgers of one customer, the latest first; asking makes nobody a customer. */
export const openLedgerCalls = calls('customer', '/open/ledger', {
  balance: get('/balance', { permission: 'storefront', query: mine, returns: page(OwnMovement) }),
  points: get('/points', { permission: 'storefront', query: mine, returns: page(OwnPoints) }),
  experience: get('/experience', { permission: 'storefront', query: mine, returns: page(OwnExperience) }),
  commission: get('/commission', {
    permission: 'storefront',
    about: 'Commission that counts, and withdrawals that wait; what orders promise is not in it yet.',
    query: mine,
    returns: page(OwnMovement),
  }),
});
