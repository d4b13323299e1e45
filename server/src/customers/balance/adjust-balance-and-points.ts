import type { Input } from '#contract/call.ts';
import type { StandingFigures } from '#contract/customers/balance-move.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import { keyOfRequest } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';
import { points } from '../points/queries.ts';
import { adjustByOnePerson } from './adjust-by-one-person.ts';
import { balances } from './move-balance.ts';

/** Balance and points move once for each key, however often it is sent. */
export async function adjustBalanceAndPoints(
  write: Write,
  { idempotencyKey, ...asked }: Input<typeof customerCalls.adjustFounds>,
): Promise<StandingFigures> {
  const claim = await claimKey(write, keyOfRequest(write.actor, 'founds', idempotencyKey), asked, {});
  if (!claim.first && !claim.same) throw customerRefusals.OTHER_MOVE();
  if (claim.first) await adjustByOnePerson(write, asked);
  return { nowMoney: await balances.find(write.tx, asked.uid), integral: await points.find(write.tx, asked.uid) };
}
