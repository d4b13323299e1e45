import { type SQL, and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { type CreditAccount, type CreditAge, type CreditAges, creditAges } from '#contract/cashier/credit-record.ts';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import { showDay } from '#contract/moment.ts';
import type { Fen } from '#contract/fen.ts';
import type { Page } from '#contract/wire.ts';
import { customer, ofCustomersNamed } from '#server/customers/index.ts';
import { among, equal, matchingParts } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { dayAfter, dueDaysOf } from '../credit-entries/rules.ts';
import { isOfAge } from '../credit-entries/queries.ts';
import { creditDebt } from '../credit-entries/tables.ts';
import { type CreditAccountRecord, creditAccount, creditAccountParts } from '../credit-accounts/tables.ts';

type Moment = Pick<CallContext, 'now'>;
export type CreditFilter = Omit<Input<typeof creditCalls.list>, 'page' | 'limit'>;

const isOpen = sql`${creditDebt.left} > 0`;

const hasDebt = (condition: SQL | undefined): SQL =>
  sql`${creditAccount.id} in (select ${creditDebt.creditId} from ${creditDebt} where ${and(isOpen, condition)})`;

function accountsWanted({ keywords, status, age, isOverdue, id }: CreditFilter, now: Date): SQL | undefined {
  const { creditNo, company, contact } = creditAccount;
  const named = matchingParts(keywords, creditAccountParts, creditNo, company, contact);
  return and(
    named &&
      sql`(${named} or ${creditAccount.uid} = any(array(
        select ${creditAccount.uid} from ${creditAccount} where ${ofCustomersNamed(keywords, creditAccount.uid)})))`,
    equal(creditAccount.id, id),
    equal(creditAccount.status, status),
    age && hasDebt(isOfAge(age, now)),
    isOverdue ? hasDebt(sql`${creditDebt.dueDay} < ${showDay(now)}`) : undefined,
  );
}

/** Open debts of an age, as a column of sums. */
function sumOfAge(age: CreditAge, now: Date) {
  const { first, last } = dueDaysOf(age, now);
  const from = first === null ? sql`true` : sql`${creditDebt.dueDay} >= ${first}`;
  const until = last === null ? sql`true` : sql`${creditDebt.dueDay} <= ${last}`;
  return sql<number>`coalesce(sum(${creditDebt.left}) filter (where ${from} and ${until}), 0)::bigint`.mapWith(Number);
}

const agesAt = (now: Date) => ({
  current: sumOfAge(creditAges.current, now),
  d30: sumOfAge(creditAges.d30, now),
  d60: sumOfAge(creditAges.d60, now),
  d90: sumOfAge(creditAges.d90, now),
  more: sumOfAge(creditAges.more, now),
});
const NOTHING = { current: 0, d30: 0, d60: 0, d90: 0, more: 0 };
type Ages = Record<CreditAge, Fen>;

const overdueIn = ({ d30, d60, d90, more }: Ages): Fen => d30 + d60 + d90 + more;

async function agesOf(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return new Map<number, Ages & { firstDue: string }>();
  const rows = await db
    .select({ creditId: creditDebt.creditId, firstDue: sql<string>`min(${creditDebt.dueDay})::text`, ...agesAt(now) })
    .from(creditDebt)
    .where(and(among(creditDebt.creditId, ids), isOpen))
    .groupBy(creditDebt.creditId);
  return new Map(rows.map(({ creditId, ...ages }) => [creditId, ages]));
}

type NamedAccount = CreditAccountRecord & { nickname: string };

async function shown(db: Db, rows: readonly NamedAccount[], now: Date): Promise<CreditAccount[]> {
  const known = await agesOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => {
    const ages = known.get(row.id) ?? { ...NOTHING, firstDue: '' };
    return { ...row, ...ages, free: row.creditLimit - row.owed + row.surplus, overdue: overdueIn(ages) };
  });
}

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(creditAccount), nickname: sql<string>`coalesce(${customer.nickname}, '')` })
    .from(creditAccount)
    .innerJoin(customer, eq(customer.id, creditAccount.uid));

export function listAccounts(db: Db, input: Input<typeof creditCalls.list>, { now }: Moment): Promise<Page<CreditAccount>> {
  const where = accountsWanted(input, now);
  const order = [desc(creditAccount.owed), desc(creditAccount.id)];
  return pageOfJoined(db, input, rows(db), { from: creditAccount, where, order }, (found) => shown(db, found, now));
}

export async function getAccount(db: Db, { id }: { id: number }, { now }: Moment): Promise<CreditAccount> {
  const [account] = await shown(db, await rows(db).where(eq(creditAccount.id, id)), now);
  if (!account) throw creditRefusals.NOT_FOUND();
  return account;
}

/** Open debts by age: of all accounts along one index, of those that a filter finds by their ids. */
export async function sumAccounts(db: Db, filter: CreditFilter, { now }: Moment): Promise<CreditAges> {
  const where = accountsWanted(filter, now);
  const of = where && inArray(creditDebt.creditId, db.select({ id: creditAccount.id }).from(creditAccount).where(where));
  const [[ages = NOTHING], [sums]] = await Promise.all([
    db.select(agesAt(now)).from(creditDebt).where(and(isOpen, of)),
    db
      .select({
        accounts: sql<number>`count(*)::int`,
        owed: sql<number>`coalesce(sum(${creditAccount.owed}), 0)`.mapWith(Number),
        surplus: sql<number>`coalesce(sum(${creditAccount.surplus}), 0)`.mapWith(Number),
      })
      .from(creditAccount)
      .where(where),
  ]);
  if (!sums) throw new Error('an aggregate has one row');
  return { ...sums, ...ages, overdue: overdueIn(ages) };
}

/** Accounts with a debt whose day comes within these days, or is over. */
export const accountsToRemind = (db: Db, now: Date, ahead: number) =>
  db
    .select({
      id: creditAccount.id,
      creditNo: creditAccount.creditNo,
      uid: creditAccount.uid,
      company: creditAccount.company,
      due: sql<number>`sum(${creditDebt.left})`.mapWith(Number),
      overdue: sql<number>`coalesce(sum(${creditDebt.left}) filter (where ${creditDebt.dueDay} < ${showDay(now)}), 0)`.mapWith(
        Number,
      ),
      firstDue: sql<string>`min(${creditDebt.dueDay})::text`,
    })
    .from(creditDebt)
    .innerJoin(creditAccount, eq(creditAccount.id, creditDebt.creditId))
    .where(and(isOpen, sql`${creditDebt.dueDay} <= ${dayAfter(now, ahead)}`))
    .groupBy(creditAccount.id)
    .orderBy(creditAccount.id);
