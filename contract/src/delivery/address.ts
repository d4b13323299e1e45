import { z } from 'zod';
import { idOrNone, text, words } from '../wire.ts';

/** Address that goods are sent to, in an order and in the address book of a customer. */
export const Address = z.object({
  name: words(32, '请填写收货人姓名'),
  phone: words(18, '请填写收货人电话'),
  province: text(32).default(''),
  city: text(32).default(''),
  district: text(32).default(''),
  detail: words(128, '请填写收货地址'),
  /** City by which freight is looked up; 0 takes the rates of the whole country. */
  cityId: idOrNone.default(0),
});
export type Address = z.output<typeof Address>;
