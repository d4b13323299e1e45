import { inArray } from 'drizzle-orm';
import { teamStates } from '#contract/marketing/teams.ts';
import type { Decision } from '#server/marketing/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { announceGoods } from '../orders/announce-goods.ts';
import { order } from '../orders/tables.ts';

const statusOf = { succeed: teamStates.succeeded, fail: teamStates.failed };

/** Tells the orders of a team how it ended: those of one that succeeded may be sent, and buyers and staff hear of it. */
export async function notifyOfDecision(write: Write, { outcome, orderNos }: Decision): Promise<void> {
  const decided = await write.tx
    .update(order)
    .set({ teamStatus: statusOf[outcome], updateTime: write.now })
    .where(inArray(order.orderNo, orderNos))
    .returning({ id: order.id, orderNo: order.orderNo, refundState: order.refundState });
  if (outcome !== 'succeed') return;
  await notify(write, 'groupSuccess', ...orderNos);
  await announceGoods(
    write,
    decided.filter(({ refundState }) => refundState === 'none'),
  );
}
