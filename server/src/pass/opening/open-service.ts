import { sheetSwitch } from '#contract/delivery/sheets.ts';
import { lastSheetSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { passOpeningRefusals } from '#contract/pass/opening.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { saveSettings } from '#server/settings/index.ts';
import { type Opening, checkOpening } from './rules.ts';

type Opened = Opening & { carrierId?: number };

/** Has the platform open a service; what the shop prints with is kept after that. */
export const askToOpen =
  ({ database, providers: { pass } }: Pick<Services, 'database' | 'providers'>) =>
  async (opening: Opening): Promise<Opened> => {
    checkOpening(opening);
    const { type, sign = '', com = '' } = opening;
    // Says first that there is no account.
    await pass.info();
    const carrier = type === 'expr_dump' ? await findCarrier(database.db, com) : undefined;
    if (type === 'expr_dump' && !carrier) throw passOpeningRefusals.UNKNOWN_CARRIER();
    await pass.open(type, sign);
    return { ...opening, ...(carrier && { carrierId: carrier.id }) };
  };

/** Keeps with what waybills are printed, and switches them on. */
export const keepOpened =
  ({ secrets }: Pick<Services, 'secrets'>) =>
  async (write: Write, { type, carrierId, com, tempId, toName, toTel, toAddress, siid }: Opened): Promise<null> => {
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
    return null;
  };
