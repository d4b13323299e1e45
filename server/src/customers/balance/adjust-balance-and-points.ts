import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';
import { adjustByOnePerson } from './adjust-by-one-person.ts';

/** Balance and points move once for each key, however often it is sent. */
export async function adjustBalanceAndPoints(
  write: Write,
  { idempotencyKey, ...asked }: Input<typeof customerCalls.adjustFounds>,
): Promise<null> {
  const claim = await claimKey(write, `founds:${adminIdOf(write.actor)}:${idempotencyKey}`, asked, {});
  if (claim.first) return adjustByOnePerson(write, asked);
  if (!claim.same) throw customerRefusals.OTHER_MOVE();
  return null;
}
