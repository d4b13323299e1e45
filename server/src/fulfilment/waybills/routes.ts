import { lastSheetSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { settingsOf } from '#server/settings/index.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

export const waybillRoutes = serve(waybillCalls, {
  sheetInfo: read(async (db) => {
    const settings = await settingsOf(db, { ...sheetSettings, ...lastSheetSettings });
    return {
      exportId: settings.config_export_id === '' ? null : Number(settings.config_export_id),
      exportCom: orNull(settings.config_export_com),
      exportTempId: orNull(settings.config_export_temp_id),
      exportToName: orNull(settings.config_export_to_name),
      exportToTel: orNull(settings.config_export_to_tel),
      exportToAddress: orNull(settings.config_export_to_address),
      exportSiid: orNull(settings.config_export_siid),
      exportOpen: Number(settings.config_export_open),
    };
  }),
});
