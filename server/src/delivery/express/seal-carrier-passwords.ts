import { and, eq, isNotNull } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { carriers } from './queries.ts';
import { express } from './tables.ts';

/** Encrypts passwords that were typed before they were, or that an undo has brought back. */
export async function sealCarrierPasswords(write: Write, secrets: Secrets): Promise<void> {
  const open = await write.tx
    .select({ id: express.id, password: express.password })
    .from(express)
    .where(and(isNotNull(express.password), eq(express.isPasswordSealed, false)))
    .for('update');
  for (const { id, password } of open)
    if (password !== null) await carriers.set(write, id, { password: secrets.encrypt(password), isPasswordSealed: true });
}
