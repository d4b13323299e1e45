import type { Input } from '#contract/call.ts';
import { bankDirections, bankLineRefusals } from '#contract/cashier/bank-line-record.ts';
import { type bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type CashPurposes } from '../cash-payments/purposes.ts';
import { registerPayment } from '../cash-payments/register-payment.ts';
import { cashPayments } from '../cash-payments/queries.ts';
import { followAccount } from './follow-account.ts';
import { insertMatch } from './insert-match.ts';
import { lockWaiting } from './lock-lines.ts';
import { bankLines } from './queries.ts';

/** Registers that an approved payment left with a line. */
export const payLine =
  (purposes: CashPurposes) =>
  async (write: Write, { id, paymentId }: Input<typeof bankLineCalls.pay>): Promise<null> => {
    const { tx, now, actor } = write;
    const { direction, amount, serial, bookedAt, accountId } = await bankLines.get(tx, id);
    if (direction !== bankDirections.out) throw bankLineRefusals.IS_IN();
    const payment = await cashPayments.get(tx, paymentId);
    if (payment.amount !== amount) throw bankLineRefusals.PAYMENT_AMOUNT({ amount: yuanOfFen(payment.amount) });
    const paidAt = bookedAt > now ? now : bookedAt;
    await registerPayment(purposes)(write, { id: paymentId, paidAt, payoutNo: serial });
    await lockWaiting(tx, [id]);
    await insertMatch(write, { lineIds: [id], documents: [{ paymentId }], way: 'hand', matcher: actorName(actor) });
    await followAccount(write, accountId);
    return null;
  };
