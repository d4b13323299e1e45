import type { Fen } from '#contract/fen.ts';
import { onCreditRefund } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { payOff } from './pay-off.ts';
import { debtOfOrder } from './queries.ts';

/** A refund of an order on credit: its debt is less by it, then the oldest others are; what is beyond them all stays the customer's. */
async function takeOffRefund(write: Write, { orderNo, amount }: { orderNo: string; amount: Fen }): Promise<void> {
  if (amount === 0) return;
  const debt = await debtOfOrder(write.tx, orderNo);
  if (!debt) throw new Error(`order ${orderNo} was settled on credit and has no debt`);
  const account = await creditAccounts.lock(write.tx, debt.creditId);
  await payOff(write, account, { kind: 'refund', orderNo, amount, named: [{ debtId: debt.id, amount }] });
}

onCreditRefund(takeOffRefund);
