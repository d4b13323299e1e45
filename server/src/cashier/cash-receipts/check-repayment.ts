import type { CashReceiptDraft } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { lockOpenDebts } from '../credit-entries/queries.ts';

/** A repayment of no more than is owed, on open debts of the account; what others pay until it is confirmed goes to the next debts. */
export async function checkRepayment({ tx }: Write, { creditId, amount, debts }: CashReceiptDraft) {
  const account = await creditAccounts.lock(tx, creditId ?? 0);
  if (amount > account.owed) throw creditRefusals.MORE_THAN_OWED({ owed: account.owed });
  const named = debts ?? [];
  if (named.reduce((sum, debt) => sum + debt.amount, 0) > amount) throw cashReceiptRefusals.MORE_DEBTS();
  const open = named.length === 0 ? [] : await lockOpenDebts(tx, account.id);
  for (const { debtId, amount: share } of named) {
    const debt = open.find(({ id }) => id === debtId);
    if (!debt) throw creditRefusals.NO_DEBT();
    if (share > debt.left) throw creditRefusals.MORE_THAN_LEFT({ number: debt.orderNo || debt.says, left: debt.left });
  }
  return { creditId: account.id, creditNo: account.creditNo, debts: named };
}
