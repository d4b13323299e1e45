import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no } from '#contract/orders/refunds.ts';
import type { openOrderCalls } from '#contract/storefront/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { type OrderRecord, orderColumns } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';

/** By the customer. Where the goods are does not change. */
export async function askRefund(
  write: Write,
  { orderNo, reason, explain, images }: Input<typeof openOrderCalls.askRefund>,
): Promise<OrderRecord> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  if (found.payTime === null) throw no.UNPAID();
  if (found.refundState === 'asked') throw no.ASKED_ALREADY();
  if (found.refundState === 'refunded') throw no.REFUNDED_ALREADY();
  if (found.refundState === 'paying') throw no.UNDER_WAY();
  const said = {
    refundReasonWap: reason,
    refundReasonWapExplain: explain ?? null,
    refundReasonWapImg: images?.join(',') ?? null,
  };
  const set = { ...said, refundReasonTime: now, refundReason: null, refundState: 'asked', updateTime: now } as const;
  const [asked] = await tx.update(order).set(set).where(eq(order.id, found.id)).returning(orderColumns);
  await logStep(write, found.id, { type: 'apply_refund', message: `用户申请退款原因：${explain || reason}`, reason });
  return asked ?? found;
}
