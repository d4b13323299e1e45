import { eq } from 'drizzle-orm';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { passkeys } from './queries.ts';
import { adminPasskey } from './tables.ts';

/** Deletes a passkey of the person; the sessions that it opened go on. */
export async function deletePasskey({ tx, actor }: Write, { id }: { id: number }): Promise<null> {
  const { adminId } = await passkeys.lock(tx, id);
  if (adminId !== asAdministrator(actor).id) throw notFound('admin_passkey');
  await tx.delete(adminPasskey).where(eq(adminPasskey.id, id));
  return null;
}
