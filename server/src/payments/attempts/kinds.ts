import type { Fen } from '#contract/fen.ts';
import type { AttemptKind } from '#contract/payments/attempts.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { PaymentReceipt } from '#server/platform/incoming-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { AttemptRecord } from './tables.ts';

/** Sum that is to be paid, and until when. */
export interface Payable {
  subjectId: number;
  amount: Fen;
  expiry: Date;
}

/** Purpose of money that comes in, as its domain hands it in. */
export interface PayableKind {
  kind: AttemptKind;
  /** Act of the change that books the money, as the log names it. */
  settled: string;
  /** Locks what is to be paid, and refuses what cannot be. */
  due(write: Write, orderNo: string): Promise<Payable>;
  /** Openid of who pays at the app of a channel; empty where nobody knows it. */
  payerAt(db: Db, orderNo: string, at: { appId: string; openid: string }): Promise<string>;
  /** Words that the buyer reads at the provider. */
  describe(orderNo: string): string;
  lock(write: Write, orderNo: string): Promise<unknown>;
  /** False once nobody is to pay it any more. */
  isDue(db: Db, subjectId: number): Promise<boolean>;
  /** Books the money of the whole price, if it is not booked; false where it is too much, so that it goes back. */
  settle(write: Write, attempt: AttemptRecord, receipt: PaymentReceipt): Promise<boolean>;
}

/** Money that came, and who says so. */
export interface CameIn {
  provider: string;
  receipt: PaymentReceipt;
}

export function kindOf(kinds: readonly PayableKind[], { kind }: Pick<AttemptRecord, 'kind'>): PayableKind {
  const found = kinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`no domain books ${kind}`);
  return found;
}
