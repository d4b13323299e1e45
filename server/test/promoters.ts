import { eq, sql } from 'drizzle-orm';
import { customer } from '#server/customers/index.ts';
import { accountsIn } from './accounts.ts';
import type { Shop } from './shop.ts';

/** Promoters, and those they brought, by the storefront's names for them. */
export function promotersIn(shop: Shop) {
  const { uidOf, written } = accountsIn(shop);

  return {
    /** Customer who may earn commission; brought by another, or by nobody. */
    async promoter(account: string, { by }: { by?: string } = {}): Promise<number> {
      const uid = await uidOf(account);
      const above = by === undefined ? null : await uidOf(by);
      await written(({ tx, now }) =>
        tx
          .update(customer)
          .set({ isPromoter: true, promoterTime: now, spreadUid: above, spreadTime: above === null ? null : now })
          .where(eq(customer.id, uid)),
      );
      return uid;
    },

    /** A customer who was brought and earns nothing. */
    async brought(account: string, by: string): Promise<number> {
      const [uid, above] = [await uidOf(account), await uidOf(by)];
      await written(({ tx, now }) => tx.update(customer).set({ spreadUid: above, spreadTime: now }).where(eq(customer.id, uid)));
      return uid;
    },

    /** Rows of the ledger that an order wrote, the first level first. */
    async earnedBy(orderNo: string) {
      const { rows } = await shop.db.execute<{ kind: string; price: number; status: number; level: number | null }>(
        sql`select kind, price::int, status, brokerage_level as level from commission_record where link_id = ${orderNo} order by id`,
      );
      return rows;
    },
  };
}
