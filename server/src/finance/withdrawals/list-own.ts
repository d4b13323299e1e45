import { desc, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { OwnWithdrawal, openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import type { Page } from '#contract/wire.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { withMaskedAccounts } from './rules.ts';
import { userExtract } from './tables.ts';

/** Withdrawals of a promoter, also those of accounts that went into theirs; a storefront may not know this customer yet. */
export function listOwnWithdrawals(
  db: Db,
  { account, ...paging }: Input<typeof openWithdrawalCalls.list>,
): Promise<Page<OwnWithdrawal>> {
  const { id, mergedInto } = customer;
  const own = sql`select ${id} from ${customer} where ${ofAccount(account)}`;
  const merged = sql`select ${id} from ${customer} where ${mergedInto} = (${own})`;
  return pageOf(db, paging, {
    from: userExtract,
    where: sql`${userExtract.uid} = any(array(${own} union all ${merged}))`,
    order: [desc(userExtract.id)],
    show: (rows) => rows.map(withMaskedAccounts),
  });
}
