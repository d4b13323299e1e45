import { eq } from 'drizzle-orm';
import { teamStates } from '#contract/marketing/teams.ts';
import { findMember, teams } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { refundableOf } from '../orders/rules.ts';
import { canMove } from '../orders/states.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { refund } from '../refunds/tables.ts';

/** All the money of an order whose team has failed goes back, once: the refund takes its member out of the team. A refused one follows. */
export async function refundFailed(write: Write, { orderNo }: { orderNo: string }): Promise<void> {
  const found = await lockOrder(write, orderNo);
  const member = await findMember(write.tx, orderNo);
  if (!member || member.isOut || !canMove(found, 'begin')) return;
  if ((await teams.get(write.tx, member.teamId)).status !== teamStates.failed) return;
  const before = await write.tx.$count(refund, eq(refund.orderId, found.id));
  await beginRefund(write, found, {
    amount: refundableOf(found),
    reason: '拼团未成功，自动退款',
    restock: true,
    requestKey: `${orderNo}:team:${before}`,
  });
}
