import { calls } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { accountCalls, accountHistory, accountLabels, accountRefusals } from './bank-account.ts';

export const operatorAccountRefusals = refusals('operator_account', accountRefusals('operator_account__operator'));

/** Bank accounts that operators are paid their shares to. */
export const operatorAccountCalls = calls(
  'operator_account',
  '/admin/operator/bank',
  accountCalls('admin:operator:bank', operatorAccountRefusals),
);

labelsOf('operator_account', { operatorId: '运营商', ...accountLabels });

historyOf('operator_account', { label: '运营商收款账户', readBy: 'admin:operator:bank', ...accountHistory });
