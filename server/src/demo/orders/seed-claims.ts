import { and, asc, eq, sql } from 'drizzle-orm';
import { admin } from '#server/access/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import { claimOrder, order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ago } from '../past.ts';

/** The account, where its orders wait, how many it has taken, and how many minutes ago. */
const TAKEN = [
  ['cangku', 'notShipped', 2, 25],
  ['kefu', 'refunding', 1, 12],
] as const;

/** Orders that people of the staff are busy with when the shop opens. */
export async function seedClaims(write: Write): Promise<void> {
  const { tx } = write;
  for (const [account, tab, count, minutes] of TAKEN) {
    const [person] = await tx.select({ id: admin.id, name: admin.realName }).from(admin).where(eq(admin.account, account));
    if (!person) continue;
    const waiting = await tx
      .select({ orderNo: order.orderNo })
      .from(order)
      .where(and(eq(order.tab, tab), sql`${order.refundState} in ('none', 'asked')`))
      .orderBy(asc(order.payTime))
      .limit(count);
    for (const each of waiting) await claimOrder({ ...ago(write, minutes), actor: starterOf(person) }, each);
  }
}
