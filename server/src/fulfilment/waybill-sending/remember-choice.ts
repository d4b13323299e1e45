import type { Input } from '#contract/call.ts';
import { lastSheetSettings } from '#contract/delivery/settings.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setConfig, settingsFor } from '#server/settings/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';

/** The next waybill begins with the company and the form of this one. */
export async function rememberChoice(
  write: Write,
  { expressCode, expressTempId }: Pick<Input<typeof sendingCalls.send>, 'expressCode' | 'expressTempId'>,
): Promise<void> {
  const { tx, now } = write;
  const known = await settingsFor(write, lastSheetSettings);
  const [com, formId] = [expressCode ?? '', expressTempId ?? ''];
  if (known.config_export_com === com && known.config_export_temp_id === formId) return;
  const carrier = await findCarrier(tx, com);
  await setConfig(tx, lastSheetSettings.config_export_id, String(carrier?.id ?? ''), now);
  await setConfig(tx, lastSheetSettings.config_export_com, com, now);
  await setConfig(tx, lastSheetSettings.config_export_temp_id, formId, now);
}
