import { z } from 'zod';
import { refusals } from '../refusal.ts';
import { text, words } from '../wire.ts';

// Only the database's constraints lead here.
refusals('customer', {
  ACCOUNT_TAKEN: { onConstraint: 'customer__account', says: () => '这个客户账号已存在' },
  OWN_REFERRER: { onConstraint: 'customer__spread_self', says: () => '上级推广人不能为自己' },
  CIRCLE: { onConstraint: 'customer__upline', says: () => '当前用户已是推广人的上级' },
  NO_REFERRER: { onConstraint: 'customer__referrer', says: () => '上级用户不存在' },
  NO_GROUP: { onConstraint: 'customer__group', says: () => '用户分组不存在，请重新选择' },
  NO_LEVEL: { onConstraint: 'customer__level', says: () => '用户等级不存在，请重新选择' },
});

/** The permission of the customer list. */
export const seeCustomers = 'admin:user:list';

/** Who buys, as a storefront names them; `account` is the storefront's own key for the person. */
export const Buyer = z.object({
  account: words(64, '请提供客户账号'),
  nickname: text(64).optional(),
  phone: text(18).optional(),
});
