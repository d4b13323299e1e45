import { calls } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { accountCalls, accountHistory, accountLabels, accountRefusals } from './bank-account.ts';

export const shopAccountRefusals = refusals('shop_account', accountRefusals('shop_account__shop'));

/** Bank accounts that shops are paid to. */
export const shopAccountCalls = calls('shop_account', '/admin/shop/bank', accountCalls('admin:shop:bank', shopAccountRefusals));

labelsOf('shop_account', { shopId: '店铺', ...accountLabels });

historyOf('shop_account', { label: '收款账户', readBy: 'admin:shop:bank', ...accountHistory });
