import { receiptCloudSettings, receiptSettings } from '#contract/services/settings.ts';
import { receiptPrinterRefusals } from '#contract/services/receipt-printer.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { ReceiptPrinter, ReceiptSheet } from '#server/platform/receipts.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';

/** A printer cloud, which can be tried without printing. */
export interface PrinterCloud {
  isSetUp(): Promise<boolean>;
  /** Proves the account and the printer. */
  probe(): Promise<void>;
  print(sheet: ReceiptSheet): Promise<void>;
}

/** Prints on the cloud that the setting names. */
export const choosePrinter = (
  { database: { db } }: Pick<Services, 'database'>,
  clouds: Readonly<Record<string, Pick<PrinterCloud, 'print'>>>,
): ReceiptPrinter => ({
  isOpen: () => settingOf(db, receiptSettings.ylyprint_status),
  async print(sheet) {
    const chosen = await settingOf(db, receiptCloudSettings.receipt_printer);
    const cloud = clouds[chosen];
    if (!cloud) throw receiptPrinterRefusals.INCOMPLETE({ cloud: chosen });
    await cloud.print(sheet);
  },
});

/** Refusal for a request without an answer: one that never left has printed nothing. */
export const withoutAnswer = (cloud: string) => (error: unknown) => {
  if (!(error instanceof OutgoingError)) throw error;
  const refusal = error.isSent ? receiptPrinterRefusals.UNKNOWN({ cloud }) : receiptPrinterRefusals.NOT_SENT({ cloud });
  throw Object.assign(refusal, { cause: error });
};
