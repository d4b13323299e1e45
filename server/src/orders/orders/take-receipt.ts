import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from './log-step.ts';
import { type OrderRecord, orderColumns } from './queries.ts';
import { order } from './tables.ts';

const MESSAGES = {
  storefront: '用户已收货',
  admin: '工作人员代为确认收货',
  system: '到期系统自动收货',
  nobody: '用户已收货',
} as const;

/** The caller holds the row and has seen that the goods are on their way. */
export async function takeReceipt(write: Write, id: number): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  const set = { state: 'toReview', receivedTime: now, updateTime: now } as const;
  const [received] = await tx.update(order).set(set).where(eq(order.id, id)).returning(orderColumns);
  if (!received) throw new Error('a locked order is gone');
  await logStep(write, id, { type: 'user_take_delivery', message: MESSAGES[actor.kind] });
  return received;
}
