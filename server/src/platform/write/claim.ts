import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { preparedInsert } from '../database/prepared.ts';
import { idempotent } from './tables.ts';
import type { Write } from './write.ts';

const fingerprintOf = (body: unknown): string => hash('sha256', JSON.stringify(body));

const insertKey = preparedInsert(idempotent, (tx, values) =>
  tx.insert(idempotent).values(values).onConflictDoNothing().returning({ key: idempotent.key }),
);

export type Claim = { first: true } | { first: false; same: boolean; answer: unknown };

/**
 * Idempotency key, claimed inside the transaction of the write: a request that fails or dies leaves the key free, and a concurrent
 * duplicate waits for the first outcome. A claimed key gives the `answer` that the first request stored.
 */
export async function claimKey(
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  key: string,
  body: unknown,
  answer: object,
): Promise<Claim> {
  const fingerprint = fingerprintOf(body);
  const taken = await insertKey(tx, { key, fingerprint, answer, at: now });
  if (taken.length > 0) return { first: true };
  const [kept] = await tx.select().from(idempotent).where(eq(idempotent.key, key));
  return { first: false, same: kept?.fingerprint === fingerprint, answer: kept?.answer };
}
