import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { bankNumber } from '../sellers/bank-number.ts';
import { flag, id, line, nothing } from '../wire.ts';
import { bankFields } from './bank-columns.ts';

/** Most accounts of a shop. */
export const BANK_ACCOUNTS = 100;

export const bankAccountRefusals = refusals('bank_account', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个银行账户，请刷新页面' },
  NUMBER_TAKEN: { onConstraint: 'bank_account__number', says: () => '这个银行账号已经登记过' },
  TOO_MANY: { says: () => `最多登记 ${BANK_ACCOUNTS} 个银行账户` },
  NO_NUMBER: { says: () => '请填写完整的银行账号' },
});

/** Banks whose statements are read by the headings that they write. */
export const banks = choices({
  icbc: '工商银行',
  ccb: '建设银行',
  abc: '农业银行',
  boc: '中国银行',
  cmb: '招商银行',
  other: '其他银行',
});

const BankAccount = z.object({
  id: z.int(),
  name: z.string(),
  bank: banks.schema(),
  /** Masked. */
  number: z.string(),
  /** Headings of its files that staff have named, without blanks and signs; null of one that means nothing. */
  columns: z.array(z.object({ heading: z.string(), field: bankFields.schema().nullable() })),
  isClosed: z.boolean(),
});
export type BankAccount = z.output<typeof BankAccount>;

const AccountForm = z.object({
  name: line(32, '请输入账户名称', '账户名称不能超过32个字符'),
  bank: banks.schema('请选择银行'),
  number: bankNumber,
  isClosed: flag,
});

export const bankAccountCalls = calls('bank_account', '/admin/cashier/bank/account', {
  list: get('/list', {
    permission: 'admin:cashier:bank:list',
    about: 'Accounts of the shop at its banks, those in use first. Numbers are masked.',
    query: z.object({}),
    returns: z.array(BankAccount),
  }),
  save: post('/save', {
    permission: 'admin:cashier:bank:account',
    body: AccountForm,
    returns: nothing,
    refuses: [bankAccountRefusals.NUMBER_TAKEN, bankAccountRefusals.TOO_MANY, bankAccountRefusals.NO_NUMBER],
  }),
  update: post('/update', {
    edits: AccountForm,
    permission: 'admin:cashier:bank:account',
    about: 'Another name, bank or number. A number that comes back masked stays.',
    body: AccountForm.extend({ id }),
    returns: nothing,
    refuses: [bankAccountRefusals.NOT_FOUND, bankAccountRefusals.NUMBER_TAKEN],
  }),
  forget: post('/forget', {
    permission: 'admin:cashier:bank:account',
    about: 'Forgets how the columns of its files were named; the next file is looked at anew.',
    body: z.object({ id }),
    returns: nothing,
    says: '已清除，下次导入时重新选择各列',
    refuses: [bankAccountRefusals.NOT_FOUND],
  }),
});

labelsOf('bank_account', {
  id: 'ID',
  name: '账户名称',
  bank: '银行',
  number: '银行账号',
  columns: '列的含义',
  heading: '列名',
  field: '含义',
  isClosed: '已停用',
  createTime: '添加时间',
  updateTime: '修改时间',
});

historyOf('bank_account', {
  label: '银行账户',
  readBy: bankAccountCalls.list.permission,
  // The number itself stays out of the log.
  fields: { ...texts('name'), bank: banks, isClosed: 'flag' },
  acts: { save: '添加银行账户', update: '修改银行账户', forget: '清除列的含义' },
});
