import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { passwordsOf } from '../form-templates/passwords.ts';
import { lockRowsNamed, lockSettings, settings } from './queries.ts';

/** Encrypts what was typed before a form drew a password of it, or before passwords of forms were encrypted. */
export async function sealPasswords({ tx, now }: Write, secrets: Secrets): Promise<void> {
  await lockSettings(tx);
  const drawn = [...(await passwordsOf(tx))].filter((name) => settingNamed(name) === undefined);
  for (const { id, value, isSealed } of drawn.length === 0 ? [] : await lockRowsNamed(tx, drawn)) {
    if (isSealed) continue;
    await settings.set({ tx, now }, id, { isSealed: true, value: value === '' ? '' : secrets.encrypt(value) });
  }
}
