import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { listAddressesOf, lockOwnAddress, setDefault } from './queries.ts';
import { customerAddress } from './tables.ts';

/** The newest one that is left takes the place of the default. */
export async function deleteAddress(write: Write, named: { account: string; id: number }): Promise<null> {
  const { tx } = write;
  const { id, uid, isDefault } = await lockOwnAddress(write, named);
  await tx.delete(customerAddress).where(eq(customerAddress.id, id));
  if (!isDefault) return null;
  const [newest] = await listAddressesOf(tx, uid);
  if (newest) await setDefault(write, { uid, id: newest.id });
  return null;
}
