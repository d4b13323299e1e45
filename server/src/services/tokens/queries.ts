import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { providerToken } from './tables.ts';

type TokenRow = typeof providerToken.$inferSelect;

export const listTokens = (db: Db): Promise<TokenRow[]> => db.select().from(providerToken);

export const findToken = async (db: Db, provider: string): Promise<TokenRow | undefined> =>
  (await db.select().from(providerToken).where(eq(providerToken.provider, provider)))[0];

/** Row of a provider, held until the transaction ends; it is made where there is none. */
export async function lockToken(tx: Tx, provider: string, now: Date): Promise<TokenRow | undefined> {
  const blank = { provider, account: '', turn: 0, token: '', sinceTime: now, untilTime: now };
  await tx.insert(providerToken).values(blank).onConflictDoNothing();
  const [locked] = await tx.select().from(providerToken).where(eq(providerToken.provider, provider)).for('update');
  return locked;
}

export async function setToken(tx: Tx, { provider, ...set }: TokenRow): Promise<void> {
  await tx.update(providerToken).set(set).where(eq(providerToken.provider, provider));
}

export async function endToken(tx: Tx, provider: string, turn: number): Promise<void> {
  await tx
    .update(providerToken)
    .set({ token: '' })
    .where(and(eq(providerToken.provider, provider), eq(providerToken.turn, turn)));
}

export async function forgetToken(tx: Tx, provider: string): Promise<void> {
  await tx.update(providerToken).set({ token: '' }).where(eq(providerToken.provider, provider));
}
