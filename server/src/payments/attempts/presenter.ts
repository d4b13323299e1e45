import type { z } from 'zod';
import type { PaymentAttempt } from '#contract/payments/attempts.ts';
import { markOf } from '#contract/services/demo-channel.ts';
import type { Prepay } from '#server/platform/incoming-payments.ts';
import type { Services } from '#server/platform/services.ts';
import type { AttemptRecord } from './tables.ts';

export type AttemptView = z.output<typeof PaymentAttempt>;
type Sealing = Pick<Services, 'secrets'>;

/** A key of the server that was changed meanwhile leaves it unreadable, so that the provider is asked again. */
export const sealedPrepay = ({ secrets }: Sealing, prepay: Prepay): string => secrets.encrypt(JSON.stringify(prepay));

/** Row of the shape that `sealedPrepay` has written. */
function prepayOf({ secrets }: Sealing, { prepay, state }: AttemptRecord): Prepay | undefined {
  const text = prepay === null || state !== 'open' ? undefined : secrets.decrypt(prepay);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Attempt as whoever pays sees it, and whether that leads them to the provider. */
export function viewOf(services: Sealing, attempt: AttemptRecord): { view: AttemptView; isShown: boolean } {
  const { number, channel, state, amount, expiry, why } = attempt;
  const prepay = prepayOf(services, attempt);
  const view = {
    number,
    channel,
    state,
    amount,
    ...markOf(attempt.merchant),
    expiry,
    why,
    codeUrl: prepay?.kind === 'code' ? prepay.codeUrl : null,
    parameters: prepay?.kind === 'page' ? prepay.parameters : null,
    url: prepay?.kind === 'link' ? prepay.url : null,
  };
  return { view, isShown: prepay !== undefined };
}
