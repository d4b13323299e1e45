import { receiptClouds } from '#contract/services/receipt-printer.ts';
import { receiptPrinterSettings } from '#contract/services/settings.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import type { PrinterCloud } from '../receipt-printers/choose-printer.ts';
import { printerService } from '../receipt-printers/printer-service.ts';

export const yilianyunService = (
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  cloud: PrinterCloud,
): ServiceDeclaration =>
  printerService(services, cloud, {
    name: 'yilianyun',
    chosenBy: receiptClouds.yilianyun,
    settings: receiptPrinterSettings,
    address: () => settingOf(services.database.db, receiptPrinterSettings.ylyprint_url),
  });
