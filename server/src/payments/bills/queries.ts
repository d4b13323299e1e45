import { and, asc, desc, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import {
  LISTED_DIFFERENCES,
  type PaymentBill,
  type PaymentBillInfo,
  type billCalls,
  billRefusals,
} from '#contract/payments/bills.ts';
import type { Page } from '#contract/wire.ts';
import { equal, onDays } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { paymentAttempt } from '../attempts/tables.ts';
import { disbursement, disbursementAsk } from '../disbursements/tables.ts';
import type { ProviderKey } from './fetched-bill.ts';
import { type BillKey, dueSince } from './rules.ts';
import { type BillRow, type DifferenceRow, paymentBill, paymentBillDifference } from './tables.ts';

export const toPaymentBill = ({ createTime: _, updateTime: checkTime, unlisted: __, ...row }: BillRow): PaymentBill => ({
  ...row,
  checkTime,
});

export function listBills(
  db: Db,
  { dateLimit, state, ...paging }: Input<typeof billCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<PaymentBill>> {
  return pageOf(db, paging, {
    from: paymentBill,
    where: and(equal(paymentBill.state, state), onDays(paymentBill.day, periodOf(dateLimit, now))),
    order: [desc(paymentBill.day), desc(paymentBill.id)],
    show: (rows) => rows.map(toPaymentBill),
  });
}

/** Replaces what the bill of a day said before in these columns. */
export async function saveBill(
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  { provider, day }: BillKey,
  said: Partial<typeof paymentBill.$inferInsert>,
): Promise<BillRow> {
  const set = { ...said, updateTime: now };
  const [row] = await tx
    .insert(paymentBill)
    .values({ provider, day, state: 'waiting', createTime: now, ...set })
    .onConflictDoUpdate({ target: [paymentBill.provider, paymentBill.day], set })
    .returning();
  if (!row) throw new Error('a written bill came back empty');
  return row;
}

export const differencesOf = (db: Db, billId: number): Promise<DifferenceRow[]> =>
  db
    .select()
    .from(paymentBillDifference)
    .where(eq(paymentBillDifference.billId, billId))
    .orderBy(asc(paymentBillDifference.state), asc(paymentBillDifference.id))
    .limit(LISTED_DIFFERENCES);

export async function getBill(db: Db, { id }: { id: number }): Promise<PaymentBillInfo> {
  const [row] = await db.select().from(paymentBill).where(eq(paymentBill.id, id));
  if (!row) throw billRefusals.NOT_FOUND();
  const differences = await differencesOf(db, id);
  const shown = differences.map(({ billId: _, resolverId: __, createTime: ___, updateTime: ____, ...each }) => each);
  return { ...toPaymentBill(row), differences: shown };
}

/** A lock to the end of the transaction, so that comparing and resolving follow each other. */
export async function lockBill(tx: Tx, id: number): Promise<BillRow> {
  const [row] = await tx.select().from(paymentBill).where(eq(paymentBill.id, id)).for('update');
  if (!row) throw billRefusals.NOT_FOUND();
  return row;
}

/** Days of the last week that need no question any more. */
export async function daysOver(db: Db, provider: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ day: paymentBill.day })
    .from(paymentBill)
    .where(and(eq(paymentBill.provider, provider), gte(paymentBill.day, dueSince(now)), ne(paymentBill.state, 'waiting')));
  return new Set(rows.map(({ day }) => day));
}

/** Moment of the first payment or refund of ours through a provider; undefined before there was one. */
export async function firstDealing(db: Db, { provider, payType }: ProviderKey): Promise<Date | undefined> {
  const [payment] = await db
    .select({ at: paymentAttempt.createTime })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.provider, provider))
    .orderBy(asc(paymentAttempt.id))
    .limit(1);
  const [refund] = await db
    .select({ at: disbursementAsk.at })
    .from(disbursementAsk)
    .innerJoin(disbursement, eq(disbursement.id, disbursementAsk.disbursementId))
    .where(and(eq(disbursement.payType, payType), isNotNull(disbursement.providerNo)))
    .orderBy(asc(disbursementAsk.id))
    .limit(1);
  const [first] = [payment, refund].flatMap((each) => each?.at ?? []).sort((one, other) => one.getTime() - other.getTime());
  return first;
}

/** Open differences of these days that the provider's bill lacks. */
export const missingOn = (db: Db, provider: string, days: readonly string[]) =>
  db
    .select({
      id: paymentBillDifference.id,
      billId: paymentBillDifference.billId,
      entry: paymentBillDifference.entry,
      number: paymentBillDifference.number,
    })
    .from(paymentBillDifference)
    .innerJoin(paymentBill, eq(paymentBill.id, paymentBillDifference.billId))
    .where(
      and(
        eq(paymentBill.provider, provider),
        inArray(paymentBill.day, [...days]),
        eq(paymentBillDifference.kind, 'missingThere'),
        eq(paymentBillDifference.state, 'open'),
      ),
    );

export const countOpen = (db: Db, billId: number): Promise<number> =>
  db.$count(paymentBillDifference, and(eq(paymentBillDifference.billId, billId), eq(paymentBillDifference.state, 'open')));
