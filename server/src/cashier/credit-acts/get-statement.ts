import type { Answer, Input } from '#contract/call.ts';
import type { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { periodOf } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { entriesWithin } from '../credit-entries/queries.ts';
import { getAccount } from './queries.ts';

type CreditStatement = Answer<typeof creditCalls.statement>;

/** Movements that fit a few papers; a longer statement is printed from its workbook. */
const MOST = 500;
const WHOLE = '2000-01-01,9999-12-30';

/** Statement of an account over a period, to the fen: what was owed before it, each movement, and what is owed after it. */
export async function getStatement(
  db: Db,
  { id, dateLimit }: Input<typeof creditCalls.statement>,
  { now }: Pick<CallContext, 'now'>,
): Promise<CreditStatement> {
  const period = periodOf(dateLimit.trim() === '' ? WHOLE : dateLimit, now);
  if (!period) throw new Error('a period was named and none was read');
  const [account, moved] = [await getAccount(db, { id }, { now }), await entriesWithin(db, id, period, MOST)];
  const periodEnd = showDay(new Date(period.until.getTime() - 1));
  return { account, periodStart: showDay(period.from), periodEnd, ...moved };
}
