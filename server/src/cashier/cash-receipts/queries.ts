import { type SQL, and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { CashReceipt, CashReceiptFilter } from '#contract/cashier/cash-receipt-record.ts';
import type { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { shop } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { creditDebt } from '../credit-entries/tables.ts';
import { type CashReceiptRecord, cashReceipt, cashReceiptDebt, cashReceiptPart, cashReceiptParts } from './tables.ts';

export const cashReceipts = rowsOf(cashReceipt, { missing: cashReceiptRefusals.NOT_FOUND });

/** Orders of receipts with their parts of the money. */
export const partsOf = (db: Db, receiptIds: readonly number[]) =>
  db.select().from(cashReceiptPart).where(among(cashReceiptPart.receiptId, receiptIds)).orderBy(asc(cashReceiptPart.id));

/** Debts that receipts are meant for, with their parts of the money. */
export const debtsOf = (db: Db, receiptIds: readonly number[]) =>
  db
    .select({
      receiptId: cashReceiptDebt.receiptId,
      debtId: cashReceiptDebt.debtId,
      amount: cashReceiptDebt.amount,
      number: sql<string>`coalesce(nullif(${creditDebt.orderNo}, ''), ${creditDebt.says})`,
    })
    .from(cashReceiptDebt)
    .innerJoin(creditDebt, eq(creditDebt.id, cashReceiptDebt.debtId))
    .where(among(cashReceiptDebt.receiptId, receiptIds))
    .orderBy(asc(cashReceiptDebt.id));

/** A number of one order that is paid along with others is found by its part. */
function found(keywords: string | undefined): SQL | undefined {
  const { receiptNo, bizNo, payer, tradeNo } = cashReceipt;
  const named = matchingParts(keywords, cashReceiptParts, receiptNo, bizNo, payer, tradeNo);
  const number = keywords?.trim() ?? '';
  return (
    named &&
    sql`(${named} or ${cashReceipt.id} = any(array(
    select p.receipt_id from cash_receipt_part p where p.order_no = ${number})))`
  );
}

export function receiptsWanted(filter: CashReceiptFilter, now: Date): SQL | undefined {
  return and(
    found(filter.keywords),
    equal(cashReceipt.bizType, filter.bizType),
    filter.method && eq(cashReceipt.method, filter.method),
    equal(cashReceipt.status, filter.status),
    equal(cashReceipt.id, filter.id),
    within(cashReceipt.receivedAt, periodOf(filter.dateLimit, now)),
  );
}

const rows = (db: Db) =>
  db
    .select({ ...getTableColumns(cashReceipt), merName: sql<string>`coalesce(${shop.name}, '')` })
    .from(cashReceipt)
    .leftJoin(shop, eq(shop.id, cashReceipt.merId));

async function shown(db: Db, receipts: readonly (CashReceiptRecord & { merName: string })[]): Promise<CashReceipt[]> {
  const ids = receipts.map(({ id }) => id);
  const [parts, debts, pictures] = await Promise.all([partsOf(db, ids), debtsOf(db, ids), addressesOf(db)]);
  return receipts.map((row) => ({
    ...row,
    vouchers: row.vouchers.map(pictures.show),
    debts: debts.filter(({ receiptId }) => receiptId === row.id).map(({ receiptId: _, ...debt }) => debt),
    parts: parts.filter(({ receiptId }) => receiptId === row.id).map(({ orderNo, amount }) => ({ orderNo, amount })),
  }));
}

export async function rowsByIds(db: Db, ids: number[]): Promise<CashReceipt[]> {
  return shown(db, await rows(db).where(among(cashReceipt.id, ids)).orderBy(desc(cashReceipt.id)));
}

/** Receipts, the latest first. */
export function listReceipts(
  db: Db,
  input: Input<typeof cashReceiptCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<CashReceipt>> {
  const where = receiptsWanted(input, now);
  const order = [desc(cashReceipt.receivedAt), desc(cashReceipt.id)];
  return pageOfJoined(db, input, rows(db), { from: cashReceipt, where, order }, (receipts) => shown(db, receipts));
}

export async function getReceipt(db: Db, { id }: { id: number }): Promise<CashReceipt> {
  const [receipt] = await shown(db, await rows(db).where(eq(cashReceipt.id, id)));
  if (!receipt) throw cashReceiptRefusals.NOT_FOUND();
  return receipt;
}
