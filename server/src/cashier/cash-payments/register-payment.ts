import type { Input } from '#contract/call.ts';
import type { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentRefusals } from '#contract/cashier/cash-payment-refusals.ts';
import { addressesOf, checkShowable } from '#server/pictures/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bookCash } from '../till/book-cash.ts';
import { checkOpen } from '../till/check-open.ts';
import { movePayment } from './move-payment.ts';
import { type CashPurposes, purposeOf } from './purposes.ts';
import { cashPayments } from './queries.ts';
import { recordPayout } from './record-payout.ts';
import type { CashPaymentRecord } from './tables.ts';

type Registration = Input<typeof cashPaymentCalls.paid>;

const { review, paid, rejected } = cashPaymentStates;

/** Recognises a registration that a client repeats because it heard no answer; any other of a paid payment is refused. */
function isRepeated(found: CashPaymentRecord, { paidAt, payoutNo }: Registration, registrarId: number): boolean {
  if (found.status === review) throw cashPaymentRefusals.NOT_YET();
  if (found.status === rejected) throw cashPaymentRefusals.REJECTED();
  if (found.status !== paid) return false;
  const isSame =
    found.payerId === registrarId &&
    found.payoutNo === (payoutNo?.trim() ?? '') &&
    (paidAt === null || paidAt.getTime() === found.paidAt?.getTime());
  if (!isSame) throw cashPaymentRefusals.PAID({ payer: found.payer });
  return true;
}

/** Cash is out of the till from the moment at which it was paid. */
const takeCash = (write: Write, { amount, paidAt, paymentNo: number, payee: says }: CashPaymentRecord): Promise<void> =>
  bookCash(write, { kind: 'payment', amount: -amount, at: paidAt ?? write.now, number, says });

/** Registers that an approved payment has left, once, and tells what it was for. */
export const registerPayment =
  (purposes: CashPurposes) =>
  async (write: Write, registration: Registration): Promise<null> => {
    const { tx, now, actor } = write;
    const { id, paidAt, payoutNo, vouchers, isCash } = registration;
    if (paidAt && paidAt > now) throw cashPaymentRefusals.FUTURE();
    const { bizType, bizNo } = await cashPayments.get(tx, id);
    const purpose = purposeOf(purposes, bizType);
    await purpose?.lock(write, bizNo);
    if (isRepeated(await cashPayments.lock(tx, id), registration, adminIdOf(actor))) return null;
    await checkOpen(write, paidAt ?? now);
    const pictures = vouchers ?? [];
    await checkShowable(tx, pictures);
    const registered = await movePayment(write, id, 'pay', {
      payerId: adminIdOf(actor),
      payer: actorName(actor),
      paidAt: paidAt ?? now,
      payoutNo: payoutNo?.trim() ?? '',
      vouchers: pictures.map((await addressesOf(tx)).keep),
    });
    if (isCash) await takeCash(write, registered);
    // Money of a refund stands there already, from the moment when it was agreed to.
    if (bizType !== cashPaymentKinds.refund) await recordPayout(write, registered);
    await purpose?.paid(write, registered);
    return null;
  };
