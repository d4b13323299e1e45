import type { z } from 'zod';
import { type PaymentTerms, attemptRefusals } from '#contract/payments/attempts.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { askToCreate } from './ask-provider.ts';
import { beginAttempt } from './begin-attempt.ts';
import type { PayableKind } from './kinds.ts';
import { type AttemptView, sealedPrepay, viewOf } from './presenter.ts';
import { getAttempt } from './queries.ts';
import { recordAsked } from './record-asked.ts';
import type { AttemptRecord } from './tables.ts';

export interface PaymentOrder extends z.output<typeof PaymentTerms> {
  orderNo: string;
  payType: string;
}

/** Channels in which the provider wants to know its buyer. */
const needOpenid: readonly string[] = ['jsapi', 'routine'];

/** Terms of a payment, and who pays; the provider is told, and we keep a hash. */
async function termsOf(
  { providers, secrets, database: { db } }: Services,
  kind: PayableKind,
  { orderNo, payType, channel, openid: named = '' }: PaymentOrder,
) {
  const connected = await providers.pay.providerOf(payType);
  const appId = connected?.port.appIds?.[channel];
  if (!connected?.port.create || !connected.port.merchant || !appId) throw attemptRefusals.NOT_CONNECTED();
  const needs = needOpenid.includes(channel);
  const openid = needs ? await kind.payerAt(db, orderNo, { appId, openid: named }) : named;
  if (needs && openid === '') throw attemptRefusals.NO_OPENID();
  const { provider, port } = connected;
  const merchant = port.merchant ?? '';
  return { openid, terms: { orderNo, payType, provider, merchant, channel, appId, payer: secrets.hash(openid) } };
}

async function create(
  services: Services,
  kind: PayableKind,
  begun: AttemptRecord,
  payer: { payerIp: string; openid: string | null },
) {
  const { number, orderNo, channel, appId, amount, expiry } = begun;
  const request = { number, channel, appId, amount, expiry, description: kind.describe(orderNo), ...payer };
  const asked = await askToCreate(services.providers.pay, begun, request);
  const { answer } = asked;
  await recordAsked(services, kind, begun, [asked], 'prepay' in answer ? sealedPrepay(services, answer.prepay) : undefined);
}

/**
 * Begins a payment at the provider, or goes on with the one that was begun on the same terms: its number stays, so that nobody pays
 * twice however often this is repeated. No transaction waits for the provider.
 */
export async function startPayment(
  services: Services,
  kind: PayableKind,
  order: PaymentOrder,
  { actor, from }: CallContext,
): Promise<AttemptView> {
  const { terms, openid } = await termsOf(services, kind, order);
  const { value: begun } = await services.write({ name: 'payment_attempt.begin', actor, from }, (write) =>
    beginAttempt(write, kind, terms),
  );
  const standing = viewOf(services, begun);
  if (standing.isShown) return standing.view;
  await create(services, kind, begun, { payerIp: order.payerIp ?? from.address, openid: openid === '' ? null : openid });
  return viewOf(services, await getAttempt(services.database.db, begun.id)).view;
}
