import { z } from 'zod';
import { calls, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, nothing } from '../wire.ts';
import { PaidAccount, shownAccount } from './bank-account.ts';

export const shopAccountRefusals = refusals('shop_account', {
  BY_TWO: { onConstraint: 'shop_account__shop', says: () => '收款账户刚被他人保存，请刷新后重试' },
  NO_NUMBER: { says: () => '还没有收款账号，请填写完整的银行账号' },
});

/** Bank accounts that shops are paid to, by the id of the shop. Lists mask them. */
export const shopAccountCalls = calls('shop_account', '/admin/shop/bank', {
  reveal: post('', {
    permission: 'admin:shop:bank',
    about: 'The whole account, empty where there is none. Each look is kept with who it was.',
    body: z.object({ id }),
    returns: z.object(shownAccount),
  }),
  save: post('/save', {
    edits: PaidAccount,
    permission: 'admin:shop:bank',
    about: 'A number that comes back masked stays.',
    body: PaidAccount.extend({ id }),
    returns: nothing,
    refuses: [shopAccountRefusals.BY_TWO, shopAccountRefusals.NO_NUMBER],
  }),
});

labelsOf('shop_account', {
  shopId: '店铺',
  bankName: '开户行',
  bankAccountName: '账户名称',
  bankAccount: '银行账号',
  createTime: '添加时间',
  updateTime: '修改时间',
});

historyOf('shop_account', {
  label: '收款账户',
  readBy: 'admin:shop:bank',
  // The number itself stays out of the log.
  fields: texts('bankName', 'bankAccountName'),
  acts: { save: '保存收款账户', reveal: '查看收款账号' },
});
