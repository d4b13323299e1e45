import { type Setting, settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkEntry } from '../form-templates/check-entry.ts';
import { passwordsOf } from '../form-templates/passwords.ts';
import { forgetSecretsSentTo } from './forget-secrets.ts';
import { lockSettings, sealedKeys, setConfig } from './queries.ts';
import { checkValue, isUnchanged, titleOf, toStored } from './rules.ts';
import { savedSettings } from './saved-settings.ts';
import { isSecretName } from './secret-names.ts';
import { unlessStandIn } from './stand-ins.ts';

interface SettingField {
  name: string;
  value: string;
  title: string;
}

interface SettingChange extends SettingField {
  setting: Setting | undefined;
  isSecret: boolean;
}

/** Fields with what is known of their keys. An undeclared one is a secret by its name, and where a form draws a password of it, or once has. */
async function named({ tx }: Write, fields: readonly SettingField[]): Promise<SettingChange[]> {
  const known = fields.map((field) => ({ ...field, setting: settingNamed(field.name) }));
  const names = known.flatMap(({ name, setting }) => (setting ? [] : [name]));
  const secrets = names.length === 0 ? new Set() : (await sealedKeys(tx, names)).union(await passwordsOf(tx));
  return known.map((field) => ({
    ...field,
    isSecret: field.setting ? field.setting.secret === true : isSecretName(field.name) || secrets.has(field.name),
  }));
}

interface SettingsInput {
  formId: number;
  fields: readonly SettingField[];
  /** Brings back what was there: a required field that was empty may be so again. */
  isRestored?: boolean;
}

/** All fields or none. What nothing here declares is kept as a row of its form, for the clients that know it. */
export async function saveSettings(
  write: Write,
  { formId, fields, isRestored = false }: SettingsInput,
  secrets: Secrets,
): Promise<void> {
  await lockSettings(write.tx);
  const changed = (await named(write, fields)).filter(({ value, isSecret }) => !isUnchanged(isSecret, value));
  const judged = isRestored ? changed.filter(({ value }) => value !== '') : changed;
  const labels = await checkEntry(write.tx, formId, judged);
  // Checks before anything is stored: a secret that is entered together with its new address is meant for it.
  for (const { setting, value } of changed) {
    if (setting) checkValue(setting, value);
    if (setting) await forgetSecretsSentTo(write, setting, value);
  }
  for (const { setting, name, value, title, isSecret } of changed) {
    const stored =
      isSecret && value !== '' ? secrets.encrypt(value) : setting ? toStored(setting, unlessStandIn(setting, value)) : value;
    const own = { key: name, label: titleOf(labels.get(name) ?? title), form: formId, isSealed: isSecret };
    await setConfig(write.tx, setting ?? own, stored, write.now);
  }
  const keys = changed.flatMap(({ setting, name }) => setting?.key ?? name);
  if (keys.length > 0) await later(write, savedSettings, { keys });
}
