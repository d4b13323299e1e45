import type { Input } from '#contract/call.ts';
import { Refusal, type RefusalKind } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { outsideServiceRefusals } from '#contract/services/outside-services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { lockOrder, shopsSeen } from '#server/orders/index.ts';
import { sendTogether } from '../sending/send-together.ts';
import { keepOutcome } from '../waybills/keep-outcome.ts';
import { rememberChoice } from './remember-choice.ts';
import { reserveWaybill } from './reserve-waybill.ts';

type SheetTerms = Input<typeof sendingCalls.send>;

/** Refusals that prove that no waybill was printed. */
const nothingPrinted: readonly Pick<RefusalKind, 'id'>[] = [
  onePassRefusals.REFUSED,
  onePassRefusals.SIGNED_OUT,
  onePassRefusals.NO_ADDRESS,
  onePassRefusals.NO_ACCOUNT,
  onePassRefusals.NO_PASSWORD,
  onePassRefusals.NO_SECRET_KEY,
  onePassRefusals.NOT_OFFERED,
  outsideServiceRefusals.PAUSED,
];

/** True of errors that prove that no waybill was printed: a refusal, or a request that never left. */
const provesNothingPrinted = (error: unknown): boolean =>
  error instanceof Refusal &&
  (nothingPrinted.some(({ id }) => id === error.id) || (error.cause instanceof OutgoingError && !error.cause.isSent));

/**
 * Sends an order by an electronic waybill: reserves one, has it printed, and sends the order with its number. No transaction is open
 * while the provider is asked; a repetition after a lost answer continues where the first try stopped.
 */
export async function sendBySheet(
  { write: inWrite, providers, secrets }: Pick<Services, 'write' | 'providers' | 'secrets'>,
  input: SheetTerms,
  { actor, from }: CallContext,
): Promise<null> {
  const act = { name: 'order.send', actor, from };
  const { value: reserved } = await inWrite(act, (write) => reserveWaybill(write, input, secrets));
  if (reserved.isSent) return null;
  const { request } = reserved;
  const keep = (outcome: 'printed' | 'refused' | 'unknown', number: string | null) =>
    inWrite(act, async (write) => keepOutcome(write, await lockOrder(write, input.orderNo), { outcome, number }));

  let { number } = reserved;
  if (number === undefined) {
    number = await providers.label.print(request).catch(async (error: unknown) => {
      await keep(provesNothingPrinted(error) ? 'refused' : 'unknown', null);
      throw error;
    });
    await keep('printed', number);
  }
  const parcel = { ...input, expressRecordType: '1', expressNumber: number };
  await inWrite(act, async (write) => {
    await sendTogether(write, parcel);
    if (!shopsSeen(actor)) await rememberChoice(write, input);
  });
  return null;
}
