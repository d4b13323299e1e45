import { type SQL, and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type Withdrawal, type WithdrawalFilter, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import type { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { keptSums } from '#server/platform/series/kept-sums.ts';
import { withMaskedAccounts } from './rules.ts';
import { type WithdrawalRecord, userExtract, withdrawalParts } from './tables.ts';

export async function findWithdrawal(db: Db, id: number): Promise<WithdrawalRecord | undefined> {
  const [found] = await db.select().from(userExtract).where(eq(userExtract.id, id));
  return found;
}

export async function findByKey(db: Db, requestKey: string): Promise<WithdrawalRecord | undefined> {
  const [found] = await db.select().from(userExtract).where(eq(userExtract.requestKey, requestKey));
  return found;
}

/** Condition in the words of the index `user_extract__payout`. */
const isPaidBy = (reference: string): SQL =>
  sql`${userExtract.payoutNo} <> '' and upper(${userExtract.payoutNo}) = upper(${reference})`;

/** Payments of one number are written down one after the other. */
export const holdPayout = (tx: Tx, reference: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payout ' || upper(${reference}), 0))`);

const MOST_SHOWN = 5;

/** Other withdrawals that were paid by the number, the latest first. */
export const samePayout = (db: Db, { id: own, payoutNo }: { id: number; payoutNo: string }) =>
  db
    .select({
      id: userExtract.id,
      uid: userExtract.uid,
      nickName: customer.nickname,
      extractPrice: userExtract.extractPrice,
      auditTime: sql`${userExtract.auditTime}`.mapWith(userExtract.createTime),
    })
    .from(userExtract)
    .innerJoin(customer, eq(customer.id, userExtract.uid))
    .where(and(isPaidBy(payoutNo.trim()), ne(userExtract.id, own)))
    .orderBy(desc(userExtract.id))
    .limit(MOST_SHOWN);

export function withdrawalsWanted(filter: WithdrawalFilter, now: Date): SQL | undefined {
  const { wechat, realName, bankCode, bankAddress, alipayCode, failMsg } = userExtract;
  return and(
    matchingParts(filter.keywords, withdrawalParts, wechat, realName, bankCode, bankAddress, alipayCode, failMsg),
    filter.extractType && eq(userExtract.extractType, filter.extractType),
    equal(userExtract.status, filter.status),
    equal(userExtract.uid, filter.uid),
    equal(userExtract.id, filter.id),
    filter.payoutNo?.trim() ? isPaidBy(filter.payoutNo.trim()) : undefined,
    within(userExtract.createTime, periodOf(filter.dateLimit, now)),
  );
}

const { createTime, id } = userExtract;

const rowsQuery = prepared('withdrawal_rows', (db, _: '', name) =>
  db
    .select({ record: userExtract, nickName: customer.nickname })
    .from(userExtract)
    .innerJoin(customer, eq(customer.id, userExtract.uid))
    .where(among(id, sql.placeholder('ids')))
    .orderBy(desc(createTime), desc(id))
    .prepare(name),
);

export async function rowsByIds(db: Db, ids: number[]): Promise<Withdrawal[]> {
  const [rows, pictures] = await Promise.all([rowsQuery(db, '').execute({ ids }), addressesOf(db)]);
  return rows.map(({ record, nickName }) => ({
    ...withMaskedAccounts(record),
    qrcodeUrl: pictures.show(record.qrcodeUrl),
    isCorrected: record.correctorId !== 0,
    nickName,
  }));
}

/** Withdrawals, the latest first. */
export function listWithdrawals(
  db: Db,
  input: Input<typeof withdrawalCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Withdrawal>> {
  const byWord = Boolean(input.keywords?.trim());
  const conditions = { table: userExtract, id, keys: [createTime, id], where: withdrawalsWanted(input, now), byWord };
  return readListPage(db, input, conditions, (ids) => rowsByIds(db, ids));
}

const drawnSums = keptSums('user_extract', {
  withdrawn: `price ${withdrawalStates.paid}`,
  toBeWithdrawn: `price ${withdrawalStates.auditing}`,
});
const earnedSums = keptSums('commission_record', { commissionTotal: 'earned', unDrawn: 'left' });

/** Sums asked for and paid, and the earnings of promoters, of all times or of a period. */
export async function withdrawalFigures(
  db: Db,
  { dateLimit }: Input<typeof withdrawalCalls.figures>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof withdrawalCalls.figures>> {
  const period = periodOf(dateLimit, now);
  const [drawn, earned] = await Promise.all([drawnSums(db, period), earnedSums(db, period)]);
  return { ...drawn, ...earned };
}
