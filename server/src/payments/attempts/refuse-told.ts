import { attemptRefusals } from '#contract/payments/attempts.ts';
import type { Payments } from '#server/platform/payments.ts';

/** Refuses that somebody else tells of money that a provider takes. A setting that is wrong, which knows no channels, still guards. */
export async function refuseTold(payments: Payments, payType: string): Promise<void> {
  const port = (await payments.providerOf(payType))?.port;
  if (!port?.create) return;
  if (port.appIds === undefined || Object.keys(port.appIds).length > 0) throw attemptRefusals.TOLD_BY_PROVIDER();
}
