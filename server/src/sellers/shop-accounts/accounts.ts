import { eq } from 'drizzle-orm';
import { shopAccountRefusals } from '#contract/sellers/shop-accounts.ts';
import { shops } from '#server/catalogue/index.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { paidAccounts } from '../paid-accounts.ts';
import { shopAccount, shopAccountView } from './tables.ts';

const rows = rowsOf(shopAccount);

export const shopAccounts = paidAccounts({
  owners: shops,
  refusals: shopAccountRefusals,
  find: async (db, shopId) => (await db.select().from(shopAccount).where(eq(shopAccount.shopId, shopId)))[0],
  keep: (write, shopId, before, account) => rows.save(write, before?.id, { ...account, shopId }),
  keepView: (tx, view) => tx.insert(shopAccountView).values(view),
});
