import { lastSheetSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { waybillCalls, waybillRefusals } from '#contract/fulfilment/waybills.ts';
import { getOrder } from '#server/orders/index.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsOf } from '#server/settings/index.ts';
import { confirmNotPrinted } from '../waybills/confirm-not-printed.ts';
import { confirmWaybill } from './confirm-waybill.ts';
import { listLostWaybills } from '../waybills/list-lost-waybills.ts';
import { lookForWaybill } from '../waybills/look-for-waybill.ts';
import { showLostWaybill } from '../waybills/show-lost-waybill.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Routes one of which asks a provider, so no transaction may wait for the answer. */
export const waybillRoutes = (services: Services) =>
  serve(waybillCalls, {
    lostWaybill: read(showLostWaybill),
    lostWaybills: read(listLostWaybills),
    confirmWaybill: write(confirmWaybill),
    waybillNotPrinted: write(confirmNotPrinted),
    lookForWaybill: handle(async (input, asked) => {
      const { db } = services.database;
      const found = await getOrder(db, input.orderNo, asked.actor);
      const { isLost, fault } = await lookForWaybill(services, found, asked.actor);
      if (!isLost) throw waybillRefusals.NOT_LOST();
      if (fault) throw fault;
      return showLostWaybill(db, input, asked);
    }),
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
