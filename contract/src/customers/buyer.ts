import { z } from 'zod';
import { text, words } from '../wire.ts';
import { userTypes } from './enums.ts';

/** Client that the customer came by, kept when they come for the first time. */
export const channel = userTypes.schema('请选择正确的用户登录类型');

/** Buyer, as a storefront names them; `account` is the storefront's own key for the person. */
export const Buyer = z.object({
  account: words(64, '请提供客户账号'),
  nickname: text(64).optional(),
  phone: text(18).optional(),
  userType: channel.optional(),
});
