import { z } from 'zod';
import { refusals } from '../refusal.ts';
import { text, words } from '../wire.ts';

// Only the database's constraint leads here.
refusals('customer', {
  ACCOUNT_TAKEN: { onConstraint: 'customer__account', says: () => '这个客户账号已存在' },
});

/** The permission of the customer list. */
export const seeCustomers = 'admin:user:list';

/** Who buys, as a storefront names them; `account` is the storefront's own key for the person. */
export const Buyer = z.object({
  account: words(64, '请提供客户账号'),
  nickname: text(64).optional(),
  phone: text(18).optional(),
});
