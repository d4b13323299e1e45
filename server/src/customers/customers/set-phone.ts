import type { Write } from '#server/platform/write/write.ts';
import { checkPhoneFree, customers, lockPhone } from './queries.ts';

/** A number belongs to one customer, also when two are given it at once. */
export async function setPhone(write: Write, { id, phone }: { id: number; phone: string }): Promise<void> {
  await lockPhone(write.tx, phone);
  await checkPhoneFree(write.tx, phone);
  await customers.set(write, id, { phone });
}
