import { inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { setDefault, splitTakeOver } from './queries.ts';
import { customerAddress } from './tables.ts';

/** Address book of an account that went into another. The default of the other stays; without one, the first that moves is it. */
export async function takeOverAddresses(write: Write, pair: { fromUid: number; toUid: number }): Promise<void> {
  const { tx, now } = write;
  const uid = pair.toUid;
  const { moved, hasDefault } = await splitTakeOver(tx, pair);
  const [first] = moved;
  if (first === undefined) return;
  await tx.update(customerAddress).set({ uid, isDefault: false, updateTime: now }).where(inArray(customerAddress.id, moved));
  if (!hasDefault) await setDefault(write, { uid, id: first });
}
