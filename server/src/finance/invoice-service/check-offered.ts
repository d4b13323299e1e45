import { invoiceRequestRefusals } from '#contract/finance/invoices/invoice-service.ts';
import { carriers } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceServiceSettings } from '#contract/services/settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';

const { invoice_service_url } = invoiceServiceSettings;

/** The service is connected, and issues in this form. */
export async function checkOffered(write: Write, carrier: number): Promise<void> {
  const settings = await settingsFor(write, { invoice_service_url });
  if (!URL.canParse(settings.invoice_service_url)) throw invoiceRequestRefusals.OFF();
  if (carrier === carriers.paper) throw invoiceRequestRefusals.ON_PAPER();
}
