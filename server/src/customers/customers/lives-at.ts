import { and, eq } from 'drizzle-orm';
import { countries } from '#contract/customers/enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type HomePlace, shortName } from './place.ts';
import { customer } from './tables.ts';

/** The default address says where somebody lives of whom nothing else does. */
export async function livesAt({ tx, now }: Write, uid: number, { province, city }: HomePlace): Promise<void> {
  await tx
    .update(customer)
    .set({ province: shortName(province), city: shortName(city), updateTime: now })
    .where(and(eq(customer.id, uid), eq(customer.province, ''), eq(customer.country, countries.CN)));
}
