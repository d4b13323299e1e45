import { and, eq, lt, or, isNull, inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';
import { customerIdentity } from './tables.ts';

/** Ends the following of those whom no sync has found since a moment, and who did not begin after it. */
export async function dropFollowers({ tx, now }: Write, { appId, before }: { appId: string; before: Date }): Promise<void> {
  const { listedTime, subscribeTime, subscribed, uid } = customerIdentity;
  const gone = await tx
    .update(customerIdentity)
    .set({ subscribed: false, unsubscribeTime: now, updateTime: now })
    .where(
      and(
        eq(customerIdentity.appId, appId),
        eq(subscribed, true),
        or(isNull(listedTime), lt(listedTime, before)),
        or(isNull(subscribeTime), lt(subscribeTime, before)),
      ),
    )
    .returning({ uid });
  const uids = gone.flatMap((row) => row.uid ?? []);
  if (uids.length > 0)
    await tx
      .update(customer)
      .set({ subscribe: false, updateTime: now })
      .where(and(inArray(customer.id, uids), eq(customer.subscribe, true)));
}
