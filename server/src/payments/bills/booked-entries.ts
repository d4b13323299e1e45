import { type SQL, and, eq, gte, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { BillEntry } from '#server/platform/payment-bills.ts';
import { paymentAttempt } from '../attempts/tables.ts';
import { disbursement, disbursementAsk } from '../disbursements/tables.ts';
import type { BookedEntry } from './rules.ts';

/** States of refunds whose money the provider has no part in: people pay it, or nobody does. */
const AWAY = ['byHand', 'failed', 'closed'] as const;
const OF_RECHARGES: ReadonlySet<string> = new Set([disbursementKinds.rechargeRefund, disbursementKinds.rechargeSurplus]);

async function attemptsWhere(db: Db, where: SQL | undefined, isOfDay: boolean): Promise<BookedEntry[]> {
  const { number, transactionNo, amount, kind, orderNo, state, paidTime, createTime } = paymentAttempt;
  const rows = await db
    .select({
      number,
      transactionNo,
      amount,
      kind,
      orderNo,
      state,
      at: sql`coalesce(${paidTime}, ${createTime})`.mapWith(paidTime),
    })
    .from(paymentAttempt)
    .where(where);
  return rows.map(({ transactionNo: providerNo, kind: subject, state: standing, ...row }) => ({
    ...row,
    entry: 'payment',
    providerNo: providerNo ?? '',
    subject,
    isBooked: standing === 'paid',
    isOfDay,
  }));
}

async function refundsWhere(db: Db, where: SQL | undefined, isOfDay: boolean): Promise<BookedEntry[]> {
  const { number, providerNo, amount, kind, orderNo, state, createTime } = disbursement;
  const away: readonly string[] = AWAY;
  const rows = await db
    .select({ number, providerNo, amount, kind, orderNo, state, at: createTime })
    .from(disbursement)
    .where(where);
  return rows.map(({ providerNo: refundId, kind: purpose, state: standing, ...row }) => ({
    ...row,
    entry: 'refund',
    providerNo: refundId ?? '',
    subject: OF_RECHARGES.has(purpose) ? 'recharge' : 'order',
    isBooked: !away.includes(standing),
    isOfDay,
  }));
}

/** Last request for the money, before which the provider had never heard of it. */
const askedOn = ({ from, until }: Period): SQL =>
  sql`${disbursement.id} in (select a.disbursement_id from ${disbursementAsk} a
    where a.act = 'refund' and a.at >= ${from} and a.at < ${until} and not exists (select from ${disbursementAsk} b
      where b.disbursement_id = a.disbursement_id and b.act = 'refund' and b.id > a.id))`;

const isOneOf = (column: typeof paymentAttempt.number | typeof disbursement.number, numbers: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(numbers)}::text[])`;

const unnamed = (theirs: readonly BillEntry[], entry: BillEntry['entry'], own: readonly BookedEntry[]): string[] => {
  const known = new Set(own.map(({ number }) => number));
  return theirs.flatMap((line) => (line.entry === entry && !known.has(line.number) ? [line.number] : []));
};

/** Payments and refunds of a day through a provider, and those of other days that its bill names. */
export async function bookedEntries(
  db: Db,
  { provider, payType, day }: { provider: string; payType: string; day: Period },
  theirs: readonly BillEntry[],
): Promise<BookedEntry[]> {
  const { paidTime, state } = paymentAttempt;
  const ofProvider = eq(paymentAttempt.provider, provider);
  const paid = and(ofProvider, eq(state, 'paid'), gte(paidTime, day.from), lt(paidTime, day.until));
  const payments = await attemptsWhere(db, paid, true);
  // A request without an answer, and without a number of the provider, may never have reached it.
  const wasTaken = and(isNotNull(disbursement.providerNo), notInArray(disbursement.state, [...AWAY]));
  const refunds = await refundsWhere(db, and(eq(disbursement.payType, payType), wasTaken, askedOn(day)), true);
  const others = unnamed(theirs, 'payment', payments);
  const otherRefunds = unnamed(theirs, 'refund', refunds);
  return [
    ...payments,
    ...refunds,
    ...(others.length > 0 ? await attemptsWhere(db, and(ofProvider, isOneOf(paymentAttempt.number, others)), false) : []),
    ...(otherRefunds.length > 0 ? await refundsWhere(db, isOneOf(disbursement.number, otherRefunds), false) : []),
  ];
}
