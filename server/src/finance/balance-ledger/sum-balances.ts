import type { Answer, Input } from '#contract/call.ts';
import { balanceKinds } from '#contract/customers/ledgers.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type balanceLedgerCalls, balanceTitles } from '#contract/finance/balance-ledger.ts';
import { addedUp, keptLedgerSums, userBill } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { balanceRecordsWanted, kindsOf } from './queries.ts';

const keptOfAll = keptLedgerSums('user_bill', balanceKinds.values);
const keptByTitle = new Map(balanceTitles.values.map((title) => [title, keptLedgerSums('user_bill', kindsOf[title])]));

/** Sums of what the list finds. */
export function sumBalances(
  db: Db,
  input: Input<typeof balanceLedgerCalls.sums>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof balanceLedgerCalls.sums>> {
  const { keywords, title, dateLimit } = input;
  if (keywords?.trim()) return addedUp(db, userBill.amount, balanceRecordsWanted(input, now));
  const kept = (title && keptByTitle.get(title)) || keptOfAll;
  return kept(db, periodOf(dateLimit, now));
}
