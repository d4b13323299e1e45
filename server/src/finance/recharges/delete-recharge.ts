import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { recharges } from './queries.ts';

/**
 * Deletes a recharge that nobody paid; what was paid stays in the books. Its number stays too: the customer may be paying at
 * this moment.
 */
export async function deleteRecharge(write: Write, { id }: { id: number }): Promise<null> {
  const found = await recharges.lock(write.tx, id);
  if (found.isDel) throw rechargeRefusals.NOT_FOUND();
  if (found.payTime !== null) throw rechargeRefusals.PAID_CANNOT_DELETE();
  await recharges.set(write, id, { isDel: true });
  return null;
}
