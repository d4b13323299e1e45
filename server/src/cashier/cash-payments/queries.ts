import { type SQL, and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { CashPayment, CashPaymentFilter } from '#contract/cashier/cash-payment-record.ts';
import type { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { periodOf } from '#contract/date-limit.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { shop } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { actorIdOf } from '#server/platform/actor.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { cashPaymentMoves } from './states.ts';
import { type CashPaymentRecord, cashPayment, cashPaymentParts } from './tables.ts';

export const cashPayments = rowsOf(cashPayment, { missing: cashPaymentRefusals.NOT_FOUND });

/** The payment of a document that is neither rejected nor paid. */
export async function findLivePayment(
  db: Db,
  { bizType, bizNo }: Pick<CashPaymentRecord, 'bizType' | 'bizNo'>,
): Promise<CashPaymentRecord | undefined> {
  const live = inArray(cashPayment.status, [...cashPaymentMoves.reject.from]);
  const [found] = await db
    .select()
    .from(cashPayment)
    .where(and(eq(cashPayment.bizType, bizType), eq(cashPayment.bizNo, bizNo), live));
  return found;
}

export function paymentsWanted(filter: CashPaymentFilter, now: Date): SQL | undefined {
  const { paymentNo, bizNo, payee, createTime } = cashPayment;
  return and(
    matchingParts(filter.keywords, cashPaymentParts, paymentNo, bizNo, payee),
    equal(cashPayment.bizType, filter.bizType),
    equal(cashPayment.status, filter.status),
    equal(cashPayment.id, filter.id),
    within(createTime, periodOf(filter.dateLimit, now)),
  );
}

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(cashPayment), merName: sql<string>`coalesce(${shop.name}, '')` })
    .from(cashPayment)
    .leftJoin(shop, eq(shop.id, cashPayment.merId));

type Row = CashPaymentRecord & { merName: string };

async function shown(db: Db, found: readonly Row[], viewerId: number | null): Promise<CashPayment[]> {
  const pictures = await addressesOf(db);
  return found.map((row) => ({
    ...row,
    account: masked(row.account),
    vouchers: row.vouchers.map(pictures.show),
    isOwn: row.applicantId === viewerId,
  }));
}

export async function rowsByIds(db: Db, ids: number[]): Promise<CashPayment[]> {
  const found = await rows(db).where(among(cashPayment.id, ids)).orderBy(desc(cashPayment.id));
  return shown(db, found, null);
}

/** Payments, the latest first. */
export function listPayments(
  db: Db,
  input: Input<typeof cashPaymentCalls.list>,
  { actor, now }: CallContext,
): Promise<Page<CashPayment>> {
  const where = paymentsWanted(input, now);
  const order = [desc(cashPayment.createTime), desc(cashPayment.id)];
  return pageOfJoined(db, input, rows(db), { from: cashPayment, where, order }, (found) => shown(db, found, actorIdOf(actor)));
}

export async function getPayment(db: Db, { id }: { id: number }, { actor }: Pick<CallContext, 'actor'>): Promise<CashPayment> {
  const [payment] = await shown(db, await rows(db).where(eq(cashPayment.id, id)), actorIdOf(actor));
  if (!payment) throw cashPaymentRefusals.NOT_FOUND();
  return payment;
}
