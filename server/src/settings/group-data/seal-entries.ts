import { isDeepStrictEqual } from 'node:util';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettings } from '../config/queries.ts';
import { passwordsByForm } from '../form-templates/passwords.ts';
import { entries, lockEntriesOf } from './queries.ts';
import { formOf, maskEntry } from './rules.ts';
import { decryptSecrets, encryptSecrets } from './secrets.ts';

/** Encrypts what passwords of any entry contain; of those that are drawn in the open now, nothing stays. */
export async function sealEntries({ tx, now }: Write, secrets: Secrets): Promise<void> {
  await lockSettings(tx);
  const drawn = await passwordsByForm(tx);
  for (const row of await lockEntriesOf(tx, [...drawn.keys()])) {
    const before = decryptSecrets(secrets, row.secrets);
    const { value, kept } = maskEntry(row.value, drawn.get(formOf(row.formId, row.value)) ?? new Set(), before);
    if (value === row.value && isDeepStrictEqual(kept, before)) continue;
    await entries.set({ tx, now }, row.id, { value, secrets: encryptSecrets(secrets, kept) });
  }
}
