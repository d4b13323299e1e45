import { asc } from 'drizzle-orm';
import { type CashReceipt, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { type CashPaymentRecord, cashPayment } from '../cash-payments/tables.ts';
import { type CashReceiptRecord, cashReceipt } from '../cash-receipts/tables.ts';

/** Receipts, held to the end of the transaction in the order of their ids. */
export const lockReceipts = (tx: Tx, ids: readonly number[]): Promise<CashReceiptRecord[]> =>
  tx.select().from(cashReceipt).where(among(cashReceipt.id, ids)).orderBy(asc(cashReceipt.id)).for('update');

/** Payments, held likewise. */
export const lockPayments = (tx: Tx, ids: readonly number[]): Promise<CashPaymentRecord[]> =>
  tx.select().from(cashPayment).where(among(cashPayment.id, ids)).orderBy(asc(cashPayment.id)).for('update');

/** Balance of the buyer never comes to an account. */
export const isByBank = ({ method }: Pick<CashReceipt, 'method'>): boolean => method !== receiptMethods.yue;
