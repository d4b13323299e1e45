import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveClosing } from './move-closing.ts';
import { dayClosings } from './queries.ts';

/** Confirms what somebody else has counted. */
export async function confirmClosing(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now, actor } = write;
  const confirmerId = adminIdOf(actor);
  if ((await dayClosings.get(tx, id)).cashierId === confirmerId) throw closingRefusals.OWN();
  await moveClosing(write, id, { status: closingStates.closed, confirmerId, confirmer: actorName(actor), confirmTime: now });
  return null;
}
