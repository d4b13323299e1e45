import { inArray } from 'drizzle-orm';
import { teamStates } from '#contract/marketing/teams.ts';
import type { Decision } from '#server/marketing/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { order } from '../orders/tables.ts';

const statusOf = { succeed: teamStates.succeeded, fail: teamStates.failed };

/** The orders of a team learn how it ended: those of one that succeeded may be sent, and their buyers hear of it. */
export async function notifyOfDecision(write: Write, { outcome, orderNos }: Decision): Promise<void> {
  await write.tx
    .update(order)
    .set({ teamStatus: statusOf[outcome], updateTime: write.now })
    .where(inArray(order.orderNo, orderNos));
  if (outcome === 'succeed') await notify(write, 'groupSuccess', ...orderNos);
}
