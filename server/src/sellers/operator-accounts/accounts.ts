import { eq } from 'drizzle-orm';
import { operatorAccountRefusals } from '#contract/sellers/operator-accounts.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { operators } from '../operators/queries.ts';
import { paidAccounts } from '../paid-accounts.ts';
import { operatorAccount, operatorAccountView } from '../operators/tables.ts';

const rows = rowsOf(operatorAccount);

export const operatorAccounts = paidAccounts({
  owners: operators,
  refusals: operatorAccountRefusals,
  find: async (db, operatorId) => (await db.select().from(operatorAccount).where(eq(operatorAccount.operatorId, operatorId)))[0],
  keep: (write, operatorId, before, account) => rows.save(write, before?.id, { ...account, operatorId }),
  keepView: (tx, view) => tx.insert(operatorAccountView).values(view),
});
