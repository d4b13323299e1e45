import type { Write } from '#server/platform/write/write.ts';
import { lockOwnAddress, setDefault } from './queries.ts';

export async function setDefaultAddress(write: Write, named: { account: string; id: number }): Promise<null> {
  const { id, uid, isDefault } = await lockOwnAddress(write, named);
  if (!isDefault) await setDefault(write, { uid, id });
  return null;
}
