import type { Input } from '#contract/call.ts';
import { type configCalls, configRefusals } from '#contract/settings/config.ts';
import { settingNamed } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettings, settings } from './queries.ts';
import { formOf } from './rules.ts';
import { saveSettings } from './save-settings.ts';

type Changed = Input<typeof configCalls.update>['list'];

/** Rows that exist, by their numbers: all of them or none. A name is not changed, because something reads it. */
export async function updateSettings(write: Write, list: Changed, secrets: Secrets): Promise<void> {
  await lockSettings(write.tx);
  for (const { id, name, title, formId, value, status } of list) {
    const row = await settings.lock(write.tx, id);
    if (row.name !== name) throw configRefusals.NOT_FOUND();
    await saveSettings(write, { formId, fields: [{ name, title, value }] }, secrets);
    await settings.set(write, id, { title, formId: formOf(settingNamed(name), formId), status });
  }
}
