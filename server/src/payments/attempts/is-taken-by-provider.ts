import type { Payments } from '#server/platform/payments.ts';

/** True of a way of paying whose money a provider takes: then only its word says that it came. */
export const isTakenByProvider = async (payments: Payments, payType: string): Promise<boolean> =>
  (await payments.providerOf(payType))?.port.create !== undefined;
