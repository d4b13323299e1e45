import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { CashPaymentRecord } from './tables.ts';

/** Sum that is to be paid for a document, and the shop of it. */
export interface DuePayment {
  amount: Fen;
  merId: number;
}

/** Documents that payments are for, as their domain hands them in: it hears of the outcome in the transaction that writes it. */
export interface CashPurpose {
  /** Kind of document, of `cashPaymentKinds`. */
  bizType: number;
  /** Locks the document before its payment is, so that nobody waits for each other. */
  lock(write: Write, bizNo: string): Promise<unknown>;
  /** Sum that people may apply for, of a document that is locked; without it the domain applies by itself. */
  due?(write: Write, bizNo: string): Promise<DuePayment>;
  paid(write: Write, payment: CashPaymentRecord): Promise<void>;
  rejected(write: Write, payment: CashPaymentRecord): Promise<void>;
}

export type CashPurposes = readonly CashPurpose[];

/** Undefined for a payment that is for no document. */
export const purposeOf = (purposes: CashPurposes, bizType: number): CashPurpose | undefined =>
  purposes.find((each) => each.bizType === bizType);
