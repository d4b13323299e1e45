import { z } from 'zod';
import { words } from '../wire.ts';
import { bankNumber } from './bank-number.ts';

/** Bank account that somebody is paid to. */
export const PaidAccount = z.object({
  bankName: words(64, '请输入开户行', '开户行不能超过64个字符'),
  bankAccountName: words(64, '请输入账户名称', '账户名称不能超过64个字符'),
  bankAccount: bankNumber,
});

/** The account as lists show it, its number masked; blank where there is none. */
export const shownAccount = { bankName: z.string(), bankAccountName: z.string(), bankAccount: z.string() };
