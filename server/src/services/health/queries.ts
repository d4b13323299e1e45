import { eq } from 'drizzle-orm';
import type { OutsideServiceName } from '#contract/services/outside-services.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type ProviderHealth, providerHealth } from './tables.ts';

export const listHealth = (db: Db): Promise<ProviderHealth[]> => db.select().from(providerHealth);

/** Row of a provider, held until the transaction ends; it is made where there is none. */
export async function lockHealth(tx: Tx, provider: OutsideServiceName): Promise<ProviderHealth | undefined> {
  await tx.insert(providerHealth).values({ provider }).onConflictDoNothing();
  const [locked] = await tx.select().from(providerHealth).where(eq(providerHealth.provider, provider)).for('update');
  return locked;
}

export async function setHealth(
  tx: Tx,
  provider: OutsideServiceName,
  set: Partial<Omit<ProviderHealth, 'provider'>>,
): Promise<void> {
  await tx.update(providerHealth).set(set).where(eq(providerHealth.provider, provider));
}
