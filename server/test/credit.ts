import { sql } from 'drizzle-orm';
import { approvalCalls, approvalStates } from '#contract/approvals/approvals.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { accountsIn } from './accounts.ts';
import { type PlacedOrder, ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

interface Opened {
  id: number;
  account: string;
}

/** Customers who may pay later, their orders, and what they pay off. */
export function creditIn(shop: Shop) {
  const { sku, order, ...orders } = ordersIn(shop);
  const { uidOf } = accountsIn(shop);
  const boss = shop.admin({ account: 'boss', realName: '店长' });
  const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
  let opened = 0;
  let keys = 0;

  const accountOf = (id: number) => boss.run(creditCalls.info, { id });
  const placed = async ({ account }: Pick<Opened, 'account'>, price = 1000, stock = 99): Promise<PlacedOrder> =>
    order({ of: await sku({ price, stock }), buyer: { account } });
  const settle = ({ orderNo }: PlacedOrder) => clerk.run(creditCalls.settle, { orderNo });

  return {
    ...orders,
    boss,
    clerk,
    uidOf,
    placed,
    settle,
    accountOf,

    /** An account with this limit, in fen. */
    async open(creditLimit = 100_000, termDays = 30): Promise<Opened> {
      const account = `company-${(opened += 1)}`;
      const uid = await uidOf(account);
      const company = `武汉车务段${opened}`;
      await boss.run(creditCalls.save, { uid, company, creditLimit, termDays });
      const { list } = await boss.run(creditCalls.list, { page: 1, limit: 1, keywords: company });
      return { id: list[0]?.id ?? 0, account };
    },
    async owing(of: Opened, price = 1000): Promise<PlacedOrder> {
      const made = await placed(of, price);
      await settle(made);
      return made;
    },
    debtsOf: async ({ id }: Opened) => (await boss.run(creditCalls.debts, { page: 1, limit: 100, creditId: id })).list,

    /** Writes a repayment down; answers its receipt. */
    async receive({ id: creditId }: Opened, amount: number, debts: { debtId: number; amount: number }[] = []) {
      const bizType = cashReceiptKinds.credit;
      const draft = { bizType, creditId, amount, debts, payer: '武汉车务段', method: 'transfer', receivedAt: null } as const;
      await clerk.run(cashReceiptCalls.save, { ...draft, debts: [...debts] });
      const { list } = await boss.run(cashReceiptCalls.list, { page: 1, limit: 100, bizType });
      return Math.max(...list.map(({ id }) => id));
    },
    confirm: (id: number) => boss.run(cashReceiptCalls.confirm, { id }),
    revoke: (id: number) => boss.run(cashReceiptCalls.void, { id, reason: '没有到账' }),
    refund: ({ orderNo }: PlacedOrder, amount: number) =>
      boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '退货', requestKey: `${orderNo}-${(keys += 1)}` }),

    /** Corrects what is owed, by two people. */
    async adjust({ id }: Opened, amount: number) {
      await clerk.run(creditCalls.adjust, { id, amount, reason: '上期漏记' });
      const { list } = await boss.run(approvalCalls.list, { page: 1, limit: 20, state: approvalStates.waiting, kind: 'credit' });
      await boss.run(approvalCalls.approve, { id: list[0]?.id ?? 0 });
    },

    /** Accounts and debts whose sums differ from their ledgers: there should be none. */
    async gaps(): Promise<unknown[]> {
      const { rows } = await shop.db.execute(sql`
        select 'debt' as of, d.id, d."left" as kept, coalesce((select sum(e.amount) from credit_entry e where e.debt_id = d.id), 0) as booked
        from credit_debt d where d."left" <> coalesce((select sum(e.amount) from credit_entry e where e.debt_id = d.id), 0)
        union all
        select 'owed', a.id, a.owed, coalesce((select sum(d."left") from credit_debt d where d.credit_id = a.id), 0) from credit_account a
        where a.owed <> coalesce((select sum(d."left") from credit_debt d where d.credit_id = a.id), 0)
        union all
        select 'balance', a.id, a.owed - a.surplus, coalesce((select sum(e.amount) from credit_entry e where e.credit_id = a.id), 0)
        from credit_account a
        where a.owed - a.surplus <> coalesce((select sum(e.amount) from credit_entry e where e.credit_id = a.id), 0)
        union all
        select 'entry', e.id, e.balance, s.balance from credit_entry e
          join (select id, sum(amount) over (partition by credit_id order by create_time, id) as balance from credit_entry) s on s.id = e.id
        where e.balance <> s.balance`);
      return rows;
    },
  };
}
