import { freezePoints } from '#server/customers/index.ts';
import { freezeCommission } from '#server/distribution/index.ts';
import { tell } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import type { Standing } from '../orders/states.ts';

const MESSAGES = {
  storefront: '用户已收货',
  admin: '工作人员代为确认收货',
  system: '到期系统自动收货',
  nobody: '用户已收货',
} as const;

/** Receipt of the goods by any actor; the caller has locked the row and checked that they were sent. */
export async function confirmReceipt(write: Write, found: Standing & { id: number; orderNo: string }): Promise<OrderRecord> {
  const received = await moveOrder(write, found, 'receive', { receivedTime: write.now });
  await logStep(write, found.id, { type: 'user_take_delivery', message: MESSAGES[write.actor.kind] });
  await tell(write, 'adminReceiptGoods', found.orderNo);
  await freezePoints(write, found);
  await freezeCommission(write, found);
  return received;
}
