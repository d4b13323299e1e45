import { eq, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import { customer, findOrCreateCustomer, moveBalance, movePoints } from '#server/customers/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Shop } from './shop.ts';

/** Balance and points of customers, by the storefront's name for them. */
export function accountsIn(shop: Shop) {
  const written = <O>(verb: (write: Write) => Promise<O>) =>
    shop.app.write({ name: 'test.account', actor: systemActor('test') }, verb).then(({ value }) => value);
  const uidOf = (account: string) => written((write) => findOrCreateCustomer(write, { account }));

  return {
    uidOf,
    written,

    async deposit(account: string, amount: Fen): Promise<void> {
      const uid = await uidOf(account);
      await written((write) => moveBalance(write, { uid, type: 'system_add', amount, mark: '后台操作' }));
    },

    async grant(account: string, integral: number): Promise<void> {
      const uid = await uidOf(account);
      await written((write) => movePoints(write, { uid, kind: 'system', integral, mark: '后台操作' }));
    },

    async standing(account: string) {
      const [row] = await shop.db
        .select({
          money: customer.nowMoney,
          points: customer.integral,
          experience: customer.experience,
          commission: customer.brokeragePrice,
        })
        .from(customer)
        .where(eq(customer.account, account));
      return row ?? { money: 0, points: 0, experience: 0, commission: 0 };
    },

    /** Ledgers: rows of the balance and of points, the oldest first. */
    async ledger(account: string) {
      const rowsOf = async (table: 'user_bill' | 'integral_record', columns: string) =>
        (
          await shop.db.execute(
            sql`select ${sql.raw(columns)} from ${sql.identifier(table)} where uid = ${await uidOf(account)} order by id`,
          )
        ).rows;
      return {
        money: await rowsOf('user_bill', 'type, amount::int, balance::int, link_id'),
        points: await rowsOf('integral_record', 'kind, integral, balance, status, link_id'),
      };
    },

    /** Customers whose figures differ from their ledgers: there should be none. */
    async gaps(): Promise<unknown[]> {
      const { rows } = await shop.db.execute(sql`
        select c.account from customer c
        where c.now_money <> coalesce((select sum(amount) from user_bill b where b.uid = c.id), 0)
          or c.integral <> coalesce((select sum(integral) from integral_record r where r.uid = c.id and r.status = 3), 0)
          or c.experience <> coalesce((select sum(experience) from experience_record e where e.uid = c.id), 0)
          or c.brokerage_price <> coalesce((select sum(price) from commission_record m where m.uid = c.id and (m.status in (3, 5) or m.kind = 'withdraw')), 0)`);
      return rows;
    },
  };
}
