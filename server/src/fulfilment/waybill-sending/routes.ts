import { waybillCalls, waybillRefusals } from '#contract/fulfilment/waybills.ts';
import { getOrder } from '#server/orders/index.ts';
import { handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmNotPrinted } from '../waybills/confirm-not-printed.ts';
import { confirmWaybill } from './confirm-waybill.ts';
import { showSheetInfo } from './show-sheet-info.ts';
import { listLostWaybills } from '../waybills/list-lost-waybills.ts';
import { lookForWaybill } from '../waybills/look-for-waybill.ts';
import { showLostWaybill } from '../waybills/show-lost-waybill.ts';

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
    sheetInfo: read(showSheetInfo),
  });
