import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import { requestPayment } from '#server/cashier/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shopAccounts } from '#server/sellers/index.ts';
import { lockSettlement } from './lock-settlement.ts';
import { settlements } from './queries.ts';
import { mayMove, settlementMoves } from './states.ts';

/** Has the cashier pay a bill that is confirmed, to the account that its shop has now. */
export async function applyForPayment(write: Write, { id }: { id: number }): Promise<null> {
  const { status, shopId, shopName, settlementNo, payableAmount, paymentNo, periodStart, periodEnd } = await lockSettlement(
    write,
    id,
  );
  if (!mayMove(settlementMoves.pay, status)) throw settlementRefusals.NOT_CONFIRMED();
  if (payableAmount <= 0) throw settlementRefusals.NOTHING_TO_PAY();
  if (paymentNo !== '') throw settlementRefusals.PAYING({ paymentNo });
  const account = await shopAccounts.find(write.tx, shopId);
  if (!account) throw settlementRefusals.NO_ACCOUNT();
  const payment = await requestPayment(write, {
    bizType: cashPaymentKinds.settlement,
    bizNo: settlementNo,
    merId: shopId,
    payee: account.bankAccountName,
    bank: account.bankName,
    account: account.bankAccount,
    amount: payableAmount,
    reason: `${shopName} ${periodStart} 至 ${periodEnd} 结算款`,
  });
  await settlements.set(write, id, { paymentNo: payment.paymentNo, paymentRemark: '' });
  return null;
}
