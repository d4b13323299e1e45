import { lastSheetSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { sheetSwitch } from '#contract/delivery/sheets.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { forgetSettings, saveSettings } from '#server/settings/index.ts';
import type { Opened } from './ask-to-open.ts';

/** Keeps with what waybills are printed, and switches them on. */
export async function keepOpened(
  write: Write,
  { type, carrierId, com, tempId, toName, toTel, toAddress, siid }: Opened,
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
): Promise<null> {
  if (type !== 'expr_dump') return null;
  const values = [
    [lastSheetSettings.config_export_id, String(carrierId)],
    [lastSheetSettings.config_export_com, com],
    [lastSheetSettings.config_export_temp_id, tempId],
    [sheetSettings.config_export_to_name, toName],
    [sheetSettings.config_export_to_tel, toTel],
    [sheetSettings.config_export_to_address, toAddress],
    [sheetSettings.config_export_siid, siid],
    [sheetSettings.config_export_open, sheetSwitch.on],
  ] as const;
  const fields = values.map(([{ key, label }, value = '']) => ({ name: key, title: label, value: value.trim() }));
  await saveSettings(write, { formId: 0, fields }, secrets);
  forgetSettings(database.db);
  return null;
}
