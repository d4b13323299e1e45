import { type SQL, and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { creditCalls } from '#contract/cashier/credit-accounts.ts';
import type { CreditAge, CreditDebt, CreditEntry } from '#contract/cashier/credit-record.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { Fen } from '#contract/fen.ts';
import type { Page } from '#contract/wire.ts';
import { equal, inAnySpelling, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf, pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { creditAccount } from '../credit-accounts/tables.ts';
import { dueDaysOf, overdueDays } from './rules.ts';
import { type CreditDebtRecord, type CreditEntryRecord, creditDebt, creditEntry } from './tables.ts';

export const creditDebts = rowsOf(creditDebt);

const isOpen = gt(creditDebt.left, 0);

/** Open debts of an account, the earliest first; other writes on them wait. */
export const lockOpenDebts = (tx: Tx, creditId: number): Promise<CreditDebtRecord[]> =>
  tx
    .select()
    .from(creditDebt)
    .where(and(eq(creditDebt.creditId, creditId), isOpen))
    .orderBy(asc(creditDebt.dueDay), asc(creditDebt.id))
    .for('update');

export async function debtOfOrder(tx: Tx, orderNo: string): Promise<CreditDebtRecord | undefined> {
  const [debt] = await tx.select().from(creditDebt).where(eq(creditDebt.orderNo, orderNo));
  return debt;
}

/** Open debts of an account whose day is over. */
export async function overdueOf(db: Db, creditId: number, today: string): Promise<Fen> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditDebt.left}), 0)`.mapWith(Number) })
    .from(creditDebt)
    .where(and(eq(creditDebt.creditId, creditId), isOpen, lt(creditDebt.dueDay, today)));
  return row?.sum ?? 0;
}

/** Sums that a receipt took off debts, and beside them. */
export async function repaidBy(tx: Tx, creditId: number, receiptNo: string) {
  const { debtId, amount } = creditEntry;
  return tx
    .select({ debtId, amount: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(creditEntry)
    .where(and(eq(creditEntry.receiptNo, receiptNo), eq(creditEntry.creditId, creditId), eq(creditEntry.kind, 'repayment')))
    .groupBy(debtId)
    .orderBy(asc(debtId));
}

/** Open debts of an age; those of any age where none is named. */
export function isOfAge(age: CreditAge | undefined, now: Date): SQL | undefined {
  if (age === undefined) return undefined;
  const { first, last } = dueDaysOf(age, now);
  return and(
    isOpen,
    first === null ? undefined : gte(creditDebt.dueDay, first),
    last === null ? undefined : lte(creditDebt.dueDay, last),
  );
}

export type DebtFilter = Omit<Input<typeof creditCalls.debts>, 'page' | 'limit'>;

export function listDebts(
  db: Db,
  { creditId, age, isOpen: wantsOpen, keywords, ...paging }: DebtFilter & Paging,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<CreditDebt>> {
  const byNumber = keywords?.trim() ? inAnySpelling(keywords.trim(), (each) => eq(creditDebt.orderNo, each)) : undefined;
  const where = and(
    equal(creditDebt.creditId, creditId),
    isOfAge(age, now),
    wantsOpen === undefined ? undefined : wantsOpen ? isOpen : eq(creditDebt.left, 0),
    byNumber,
  );
  const { creditNo, company } = creditAccount;
  const query = db
    .select({ ...getTableColumns(creditDebt), creditNo, company })
    .from(creditDebt)
    .innerJoin(creditAccount, eq(creditAccount.id, creditDebt.creditId));
  const order = [asc(creditDebt.dueDay), asc(creditDebt.id)];
  return pageOfJoined(db, paging, query, { from: creditDebt, where, order }, (rows) =>
    rows.map(({ orderId: _, updateTime: __, ...debt }) => ({ ...debt, overdueDays: overdueDays(debt.dueDay, now) })),
  );
}

const shownEntry = ({ debtId: _, ...entry }: CreditEntryRecord): CreditEntry => entry;

export async function listEntries(
  db: Db,
  { id, dateLimit, ...paging }: Input<typeof creditCalls.entries>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<CreditEntry>> {
  await creditAccounts.get(db, id);
  return pageOf(db, paging, {
    from: creditEntry,
    where: and(eq(creditEntry.creditId, id), within(creditEntry.createTime, periodOf(dateLimit, now))),
    order: [desc(creditEntry.createTime), desc(creditEntry.id)],
    show: (rows) => rows.map(shownEntry),
  });
}

/** Rows of the ledger in a period in the order in which they came, and what was owed before the first of them. */
export async function entriesWithin(db: Db, creditId: number, period: Period, most: number) {
  const of = eq(creditEntry.creditId, creditId);
  const where = and(of, within(creditEntry.createTime, period));
  const [rows, total, before, until] = await Promise.all([
    db.select().from(creditEntry).where(where).orderBy(asc(creditEntry.createTime), asc(creditEntry.id)).limit(most),
    db.$count(creditEntry, where),
    balanceBefore(db, creditId, period.from),
    balanceBefore(db, creditId, period.until),
  ]);
  return { entries: rows.map(shownEntry), total, before, after: until };
}

async function balanceBefore(db: Db, creditId: number, moment: Date): Promise<Fen> {
  const [row] = await db
    .select({ balance: creditEntry.balance })
    .from(creditEntry)
    .where(and(eq(creditEntry.creditId, creditId), lt(creditEntry.createTime, moment)))
    .orderBy(desc(creditEntry.createTime), desc(creditEntry.id))
    .limit(1);
  return row?.balance ?? 0;
}
