import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { forgetSecretsSentTo } from './forget-secrets.ts';
import { setConfig } from './queries.ts';
import { checkValue, isUnchanged } from './rules.ts';

interface Field {
  name: string;
  value: string;
  title: string;
}

/** All fields or none. What nothing here declares is kept as a row of its form, for the clients that know it. */
export async function saveSettings(
  write: Write,
  { formId, fields }: { formId: number; fields: readonly Field[] },
  secrets: Secrets,
): Promise<void> {
  const named = fields.map((field) => ({ ...field, setting: settingNamed(field.name) }));
  // Before anything is stored: a secret that is entered together with its new address is meant for it.
  for (const { setting, value } of named) {
    if (setting) checkValue(setting, value);
    if (setting) await forgetSecretsSentTo(write, setting, value);
  }
  for (const { setting, name, value, title } of named) {
    if (setting && isUnchanged(setting, value)) continue;
    const stored = setting?.secret && value !== '' ? secrets.encrypt(value) : value;
    await setConfig(write.tx, setting ?? { key: name, label: title, form: formId }, stored, write.now);
  }
}
