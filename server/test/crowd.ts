import { inArray } from 'drizzle-orm';
import { customer } from '#server/customers/index.ts';
import { accountsIn } from './accounts.ts';
import type { Shop } from './shop.ts';

let made = 0;

/** Many customers at once. */
export function crowdIn(shop: Shop) {
  const { written } = accountsIn(shop);
  return {
    /** Their ids, in order; `mark` is a filter that finds them and nobody else. */
    async crowd(size: number, values: Partial<typeof customer.$inferInsert> = {}) {
      made += 1;
      const mark = `人群${made}`;
      const rows = Array.from({ length: size }, (_, at) => ({ account: `${mark}-${at}`, nickname: `客${at}`, mark, ...values }));
      const kept = await written(({ tx }) => tx.insert(customer).values(rows).returning({ id: customer.id }));
      return { mark, uids: kept.map(({ id }) => id).toSorted((a, b) => a - b) };
    },

    /** Groups that these are in. */
    async groupsOf(uids: readonly number[]): Promise<(number | null)[]> {
      const rows = await shop.db
        .select({ groupId: customer.groupId })
        .from(customer)
        .where(inArray(customer.id, [...uids]))
        .orderBy(customer.id);
      return rows.map(({ groupId }) => groupId);
    },
  };
}
