import { receiptClouds } from '#contract/services/receipt-printer.ts';
import { feieyunSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import type { PrinterCloud } from '../receipt-printers/choose-printer.ts';
import { printerService } from '../receipt-printers/printer-service.ts';

export const feieyunService = (
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  cloud: PrinterCloud,
): ServiceDeclaration =>
  printerService(services, cloud, {
    name: 'feieyun',
    chosenBy: receiptClouds.feieyun,
    settings: feieyunSettings,
    address: () => settingOf(services.database.db, feieyunSettings.feieyun_url),
  });
