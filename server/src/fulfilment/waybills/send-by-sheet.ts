import type { Input } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { sendTogether } from '../sending/send-together.ts';
import { keepWaybill } from './queries.ts';
import { rememberChoice } from './remember-choice.ts';
import { reserveWaybill } from './reserve-waybill.ts';

type SheetTerms = Input<typeof sendingCalls.send>;

/** True of errors that prove that no waybill was printed. */
const provesNothingPrinted = (error: unknown): boolean =>
  error instanceof Refusal &&
  [onePassRefusals.REFUSED, onePassRefusals.NO_ADDRESS, onePassRefusals.NO_ACCOUNT, onePassRefusals.NO_PASSWORD].some(
    ({ id }) => id === error.id,
  );

/**
 * Sends an order by an electronic waybill: reserves one, has it printed, and sends the order with its number. No transaction is open
 * while the provider is asked; a repetition after a lost answer continues where the first try stopped.
 */
export async function sendBySheet(
  { write: inWrite, providers }: Pick<Services, 'write' | 'providers'>,
  input: SheetTerms,
  { actor, from }: CallContext,
): Promise<null> {
  const act = { name: 'order.send', actor, from };
  const { value: reserved } = await inWrite(act, (write) => reserveWaybill(write, input));
  if (reserved.isSent) return null;
  const { request, orderId } = reserved;
  const keep = (outcome: 'printed' | 'refused' | 'unknown', number: string | null) =>
    inWrite(act, (write) => keepWaybill(write, orderId, { outcome, number }));

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
    await rememberChoice(write, input);
  });
  return null;
}
