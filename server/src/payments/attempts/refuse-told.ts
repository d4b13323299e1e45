import { attemptRefusals } from '#contract/payments/attempts.ts';
import { type PaymentPort, type Payments, connectedProviders } from '#server/platform/payments.ts';

/** Tells whether a provider takes new money. A setting that is wrong, which knows no channels, still guards. */
const takesMoney = ({ create, appIds }: PaymentPort): boolean =>
  create !== undefined && (appIds === undefined || Object.keys(appIds).length > 0);

/** Refuses that somebody else tells of money, in whatever way it is said to have come, once any provider answers for money. */
export async function refuseTold(payments: Payments): Promise<void> {
  const connected = await connectedProviders(payments);
  if (connected.some(({ port }) => takesMoney(port))) throw attemptRefusals.TOLD_BY_PROVIDER();
}
