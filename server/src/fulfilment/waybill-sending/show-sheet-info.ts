import type { Answer } from '#contract/call.ts';
import { lastSheetSettings, sheetSettings } from '#contract/delivery/settings.ts';
import { sheetSwitch } from '#contract/delivery/sheets.ts';
import type { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { shopsSeen } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingsOf } from '#server/settings/index.ts';
import { findSender } from './sender.ts';

type Info = Answer<typeof waybillCalls.sheetInfo>;

const orNull = (text = ''): string | null => (text === '' ? null : text);

/** Initial values of a waybill: of the settings, and for people of a shop its own sender and printer. */
export async function showSheetInfo(db: Db, _: object, { actor }: Pick<CallContext, 'actor'>): Promise<Info> {
  const settings = await settingsOf(db, { ...sheetSettings, ...lastSheetSettings });
  const exportOpen = Number(settings.config_export_open);
  const shops = shopsSeen(actor);
  if (shops) return infoOfShops(db, new Set(shops), exportOpen);
  return {
    exportId: settings.config_export_id === '' ? null : Number(settings.config_export_id),
    exportCom: orNull(settings.config_export_com),
    exportTempId: orNull(settings.config_export_temp_id),
    exportToName: orNull(settings.config_export_to_name),
    exportToTel: orNull(settings.config_export_to_tel),
    exportToAddress: orNull(settings.config_export_to_address),
    exportSiid: orNull(settings.config_export_siid),
    exportOpen,
  };
}

async function infoOfShops(db: Db, shops: ReadonlySet<number>, exportOpen: number): Promise<Info> {
  const sender = await findSender(db, shops);
  return {
    exportId: null,
    exportCom: null,
    exportTempId: null,
    exportToName: orNull(sender?.name),
    exportToTel: orNull(sender?.phone),
    exportToAddress: orNull(sender?.address),
    exportSiid: orNull(sender?.sheetPrinter),
    exportOpen: sender?.sheetPrinter ? exportOpen : Number(sheetSwitch.off),
  };
}
