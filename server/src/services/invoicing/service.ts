import { invoiceServiceSettings } from '#contract/services/settings.ts';
import type { InvoiceOutcome, Invoicing } from '#server/platform/invoicing.ts';
import type { ServiceDeclaration } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { scopeOfRefusal } from '../pauses/rules.ts';
import type { FailureOf } from '../health/health.ts';
import { reachSteps } from '../reach/reach.ts';

const REMEDY = '系统会自动再问，请勿重复开票；一直如此请核对开票服务的地址、应用标识和密钥';

/** An invoice that is still being issued has no reason yet. */
export const invoicingFailure: FailureOf<InvoiceOutcome> = (seen) =>
  'answer' in seen && seen.answer.state === 'waiting' && seen.answer.why !== ''
    ? { says: seen.answer.why, remedy: REMEDY, stops: scopeOfRefusal(seen.answer.why) }
    : undefined;

export function invoicingService(
  services: Pick<Services, 'database' | 'httpClient' | 'clock'>,
  invoicing: Invoicing,
): ServiceDeclaration {
  return {
    name: 'invoicing',
    use: '开具和红冲发票',
    keys: Object.keys(invoiceServiceSettings),
    standing: async () => ((await invoicing.isOpen()) ? 'on' : 'unset'),
    // Its one call issues an invoice, so that the secret is not tried.
    steps: () => reachSteps(services, () => settingOf(services.database.db, invoiceServiceSettings.invoice_service_url)),
  };
}
