import type { Write } from '#server/platform/write/write.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import type { Standing } from '../orders/states.ts';
import { followReceipt } from './follow-receipt.ts';

const MESSAGES = {
  storefront: '用户已收货',
  admin: '工作人员代为确认收货',
  system: '到期系统自动收货',
  nobody: '用户已收货',
} as const;

/** Receipt of the goods by any actor; the caller has locked the row and checked that they were sent. */
export async function confirmReceipt(write: Write, found: Standing & { id: number; orderNo: string }): Promise<OrderRecord> {
  const received = await moveOrder(write, found, 'receive', { receivedTime: write.now });
  await followReceipt(write, found, MESSAGES[write.actor.kind]);
  return received;
}
