import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkEntry } from '../form-templates/check-entry.ts';
import { forgetSecretsSentTo } from './forget-secrets.ts';
import { lockSettings, setConfig } from './queries.ts';
import { checkValue, isUnchanged, titleOf, toStored } from './rules.ts';

interface Field {
  name: string;
  value: string;
  title: string;
}

function isKept(name: string, value: string): boolean {
  const setting = settingNamed(name);
  return setting !== undefined && isUnchanged(setting, value);
}

/** All fields or none. What nothing here declares is kept as a row of its form, for the clients that know it. */
export async function saveSettings(
  write: Write,
  { formId, fields }: { formId: number; fields: readonly Field[] },
  secrets: Secrets,
): Promise<void> {
  await lockSettings(write.tx);
  const labels = await checkEntry(
    write.tx,
    formId,
    fields.filter(({ name, value }) => !isKept(name, value)),
  );
  const named = fields.map((field) => ({ ...field, setting: settingNamed(field.name) }));
  // Before anything is stored: a secret that is entered together with its new address is meant for it.
  for (const { setting, value } of named) {
    if (setting) checkValue(setting, value);
    if (setting) await forgetSecretsSentTo(write, setting, value);
  }
  for (const { setting, name, value, title } of named) {
    if (setting && isUnchanged(setting, value)) continue;
    const stored = setting?.secret && value !== '' ? secrets.encrypt(value) : setting ? toStored(setting, value) : value;
    await setConfig(
      write.tx,
      setting ?? { key: name, label: titleOf(labels.get(name) ?? title), form: formId },
      stored,
      write.now,
    );
  }
}
