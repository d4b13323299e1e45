import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { type operatorShareCalls, operatorShareRefusals, operatorShareStates } from '#contract/settlement/operator-shares.ts';
import { requestPayment } from '#server/cashier/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { operatorAccounts } from '#server/sellers/index.ts';
import { lockShare, operatorShares } from './queries.ts';
import { operatorShare } from './tables.ts';

/** Has the cashier pay a statement, to the account that its operator has now. */
export async function payShare(write: Write, { id }: Input<typeof operatorShareCalls.payShare>): Promise<null> {
  const { status, paymentNo, shareNo, operatorId, operatorName, shareAmount } = await lockShare(
    write.tx,
    eq(operatorShare.id, id),
  );
  if (status !== operatorShareStates.open) throw operatorShareRefusals.NOT_OPEN();
  if (paymentNo !== '') throw operatorShareRefusals.PAYING({ paymentNo });
  const account = await operatorAccounts.find(write.tx, operatorId);
  if (!account) throw operatorShareRefusals.NO_ACCOUNT();
  const payment = await requestPayment(write, {
    payee: account.bankAccountName,
    bank: account.bankName,
    account: account.bankAccount,
    bizType: cashPaymentKinds.share,
    bizNo: shareNo,
    merId: 0,
    amount: shareAmount,
    reason: `${operatorName} ${shareNo} 分成`,
  });
  await operatorShares.set(write, id, { paymentNo: payment.paymentNo, paymentRemark: '' });
  return null;
}
