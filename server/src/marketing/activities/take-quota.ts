import { and, eq, gte, sql } from 'drizzle-orm';
import { activitySaleRefusals } from '#contract/marketing/activities.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activitySku } from './tables.ts';

export interface QuotaMove {
  activityId: number;
  skuId: number;
  quantity: number;
}

interface Taken extends QuotaMove {
  /** Kind of the activity, which words the refusal. */
  kind: number;
}

/** Takes pieces of the quota; of two who want the last one, the second hears that it is sold out. */
export async function takeQuota({ tx }: Write, { activityId, skuId, quantity, kind }: Taken): Promise<void> {
  const { rowCount } = await tx
    .update(activitySku)
    .set({ quota: sql`${activitySku.quota} - ${quantity}`, sales: sql`${activitySku.sales} + ${quantity}` })
    .where(and(eq(activitySku.activityId, activityId), eq(activitySku.skuId, skuId), gte(activitySku.quota, quantity)));
  if (rowCount === 0) throw activitySaleRefusals.SOLD_OUT({ kind });
}
