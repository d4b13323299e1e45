import { z } from 'zod';
import { type Permission, post } from '../call.ts';
import { texts } from '../history.ts';
import type { RefusalKind } from '../refusal.ts';
import { id, nothing, words } from '../wire.ts';
import { bankNumber } from './bank-number.ts';

/** Bank account that somebody is paid to. */
const PaidAccount = z.object({
  bankName: words(64, '请输入开户行', '开户行不能超过64个字符'),
  bankAccountName: words(64, '请输入账户名称', '账户名称不能超过64个字符'),
  bankAccount: bankNumber,
});

/** The account as lists show it, its number masked; blank where there is none. */
export const shownAccount = { bankName: z.string(), bankAccountName: z.string(), bankAccount: z.string() };

/** Refusals of accounts of which an owner has one, by this constraint. */
export const accountRefusals = (oneEach: string) => ({
  BY_TWO: { onConstraint: oneEach, says: () => '收款账户刚被他人保存，请刷新后重试' },
  NO_NUMBER: { says: () => '还没有收款账号，请填写完整的银行账号' },
});

/** Calls on the accounts of owners, by the id of the owner. Lists mask them. */
export const accountCalls = (permission: Permission, { BY_TWO, NO_NUMBER }: Record<'BY_TWO' | 'NO_NUMBER', RefusalKind<[]>>) => ({
  reveal: post('', {
    permission,
    about: 'The whole account, empty where there is none. Each look is kept with who it was.',
    body: z.object({ id }),
    returns: z.object(shownAccount),
  }),
  save: post('/save', {
    edits: PaidAccount,
    permission,
    about: 'A number that comes back masked stays.',
    body: PaidAccount.extend({ id }),
    returns: nothing,
    refuses: [BY_TWO, NO_NUMBER],
  }),
});

export const accountLabels = {
  bankName: '开户行',
  bankAccountName: '账户名称',
  bankAccount: '银行账号',
  createTime: '添加时间',
  updateTime: '修改时间',
};

/** History of accounts once they are labelled; the number itself stays out of the log. */
export const accountHistory = {
  fields: texts('bankName', 'bankAccountName'),
  acts: { save: '保存收款账户', reveal: '查看收款账号' },
};
