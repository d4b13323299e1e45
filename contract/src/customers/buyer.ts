import { z } from 'zod';
import { accountNames } from '../schema-kinds.ts';
import { text, words } from '../wire.ts';
import { userTypes } from './enums.ts';

/** Client that the customer came by, kept when they come for the first time. */
export const channel = userTypes.schema('请选择正确的用户登录类型');

const NO_ACCOUNT = '请提供客户账号';
const UNSEEN = /[\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/gu;

/**
 * The storefront's own key for a person. Accounts that differ only by case, width, blanks around them or characters that nobody sees are
 * one, which the database compares; one of nothing but those is none.
 */
export const buyerAccount = words(64, NO_ACCOUNT)
  .refine((account) => account.replace(UNSEEN, '') !== '', NO_ACCOUNT)
  .register(accountNames, {});

/** Buyer, as a storefront names them; `account` is the storefront's own key for the person. */
export const Buyer = z.object({
  account: buyerAccount,
  nickname: text(64).optional(),
  phone: text(18).optional(),
  userType: channel.optional(),
});
