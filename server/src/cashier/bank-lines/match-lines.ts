import type { Input } from '#contract/call.ts';
import { bankDirections, bankLineRefusals } from '#contract/cashier/bank-line-record.ts';
import { type bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followAccount } from './follow-account.ts';
import { insertMatch } from './insert-match.ts';
import { lockWaiting } from './lock-lines.ts';
import { isByBank, lockPayments, lockReceipts } from './lock-documents.ts';
import type { BankLineRecord } from './tables.ts';

const total = (amounts: readonly { amount: Fen }[]): Fen => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Receipts of what came in; void ones, and balance, never were in the account. */
async function receiptsFor(tx: Tx, ids: readonly number[]): Promise<Fen> {
  const receipts = await lockReceipts(tx, ids);
  if (receipts.length < ids.length) throw cashReceiptRefusals.NOT_FOUND();
  const wrong = receipts.find((receipt) => receipt.status === cashReceiptStates.voided || !isByBank(receipt));
  if (wrong) throw bankLineRefusals.NOT_RECEIVED({ number: wrong.receiptNo });
  return total(receipts);
}

/** Payments that have left; one that has not is registered by its line. */
async function paymentsFor(tx: Tx, ids: readonly number[]): Promise<Fen> {
  const payments = await lockPayments(tx, ids);
  if (payments.length < ids.length) throw cashPaymentRefusals.NOT_FOUND();
  const wrong = payments.find(({ status }) => status !== cashPaymentStates.paid);
  if (wrong) throw bankLineRefusals.NOT_PAID({ number: wrong.paymentNo });
  return total(payments);
}

/** The account and the direction of lines, which are the same for all of them. */
function sideOf(lines: readonly BankLineRecord[], direction: number): number {
  const [first] = lines;
  if (!first || lines.some((line) => line.direction !== direction || line.accountId !== first.accountId))
    throw bankLineRefusals.MIXED();
  return first.accountId;
}

/** Matches one line to receipts or payments, or several lines to one, by people. */
export async function matchLines(write: Write, input: Input<typeof bankLineCalls.match>): Promise<null> {
  const { tx, actor } = write;
  const [lineIds, receiptIds, paymentIds] = [input.lineIds, input.receiptIds ?? [], input.paymentIds ?? []].map((ids) => [
    ...new Set(ids),
  ]) as [number[], number[], number[]];
  const count = receiptIds.length + paymentIds.length;
  if (count === 0 || lineIds.length === 0) throw bankLineRefusals.NO_DOCUMENT();
  if (count > 1 && lineIds.length > 1) throw bankLineRefusals.MANY_TO_MANY();
  if (receiptIds.length > 0 && paymentIds.length > 0) throw bankLineRefusals.MIXED();
  const isIn = receiptIds.length > 0;
  // Documents come before lines wherever both are held: a receipt that is voided lets its lines go.
  const sum = isIn ? await receiptsFor(tx, receiptIds) : await paymentsFor(tx, paymentIds);
  const lines = await lockWaiting(tx, lineIds);
  const accountId = sideOf(lines, isIn ? bankDirections.in : bankDirections.out);
  if (total(lines) !== sum) throw bankLineRefusals.SUM({ lines: yuanOfFen(total(lines)), documents: yuanOfFen(sum) });
  const documents = [...receiptIds.map((receiptId) => ({ receiptId })), ...paymentIds.map((paymentId) => ({ paymentId }))];
  await insertMatch(write, { lineIds, documents, way: 'hand', matcher: actorName(actor) });
  await followAccount(write, accountId);
  return null;
}
