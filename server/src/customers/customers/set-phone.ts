import { no } from '#contract/customers/customers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customers, isPhoneTaken, lockPhone } from './queries.ts';

/** A number belongs to one customer, also when two are given it at once. */
export async function setPhone(write: Write, { id, phone }: { id: number; phone: string }): Promise<void> {
  await lockPhone(write.tx, phone);
  if (await isPhoneTaken(write.tx, phone)) throw no.PHONE_TAKEN();
  await customers.set(write, id, { phone });
}
