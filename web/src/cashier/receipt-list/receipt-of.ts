import type { Input } from '#contract/call.ts';
import type { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';

export interface DebtPart {
  debtId: number;
  /** Left of it. */
  amount: number;
  number: string;
}

/** Chosen debts as far as the money reaches, the first chosen first. */
export function cutDebts(debts: readonly DebtPart[], money: number): { debtId: number; amount: number }[] {
  let rest = money;
  return debts.flatMap(({ debtId, amount: left }) => {
    const amount = Math.min(left, rest);
    rest -= amount;
    return amount > 0 ? [{ debtId, amount }] : [];
  });
}

const isParts = (debts: unknown): debts is DebtPart[] => Array.isArray(debts);

/** Input that a form of a receipt sends: a repayment of less than the chosen debts pays the first of them. */
export function receiptOf(values: Readonly<Record<string, unknown>>) {
  const { debts, amount } = values;
  const cut = isParts(debts) && typeof amount === 'number' ? cutDebts(debts, amount) : [];
  return { ...values, debts: cut } as unknown as Input<typeof cashReceiptCalls.save>;
}
