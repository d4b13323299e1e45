import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockAdmin } from './lock-admin.ts';
import { admins } from '../rights/queries.ts';

interface TextMessageSwitch {
  id: number;
  /** New state; the opposite of the present one by default. */
  isSms?: boolean | undefined;
}

/** Receivers of short messages need a number. */
export async function textAdmin(write: Write, { id, isSms }: TextMessageSwitch): Promise<null> {
  const row = await lockAdmin(write, id);
  if (!row.phone) throw administratorRefusals.NO_PHONE();
  await admins.set(write, id, { isSms: isSms ?? !row.isSms });
  return null;
}
