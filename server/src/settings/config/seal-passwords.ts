import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { passwordsOf } from '../form-templates/passwords.ts';
import { lockRowsNamed, lockSettings, plainNames, settings } from './queries.ts';
import { isSecretName } from './secret-names.ts';

/** Encrypts what was typed before a form drew a password of it, or under the name of a secret before such were encrypted. */
export async function sealPasswords({ tx, now }: Write, secrets: Secrets): Promise<void> {
  await lockSettings(tx);
  const named = (await plainNames(tx)).filter(isSecretName);
  const secret = [...named, ...(await passwordsOf(tx))].filter((name) => settingNamed(name) === undefined);
  for (const { id, value, isSealed } of secret.length === 0 ? [] : await lockRowsNamed(tx, secret)) {
    if (isSealed) continue;
    await settings.set({ tx, now }, id, { isSealed: true, value: value === '' ? '' : secrets.encrypt(value) });
  }
}
