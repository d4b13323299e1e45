import { and, eq, isNull } from 'drizzle-orm';
import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { logStep } from '../steps/log-step.ts';
import { orderPartPayment } from '../part-payments/tables.ts';

/** Takes back what a receipt had paid of an order that still waits for the rest; the caller holds it. */
export async function takeBackPart(
  write: Write,
  { id, orderNo }: Pick<OrderRecord, 'id' | 'orderNo'>,
  receiptNo: string,
): Promise<void> {
  const { tx, now } = write;
  const stands = and(
    eq(orderPartPayment.orderId, id),
    eq(orderPartPayment.receiptNo, receiptNo),
    isNull(orderPartPayment.voidTime),
  );
  const [taken] = await tx
    .update(orderPartPayment)
    .set({ voidTime: now, updateTime: now })
    .where(stands)
    .returning({ amount: orderPartPayment.amount });
  if (!taken) return;
  const message = `订单号 ${orderNo} 的线下付款 ${yuanOfFen(taken.amount)} 已作废`;
  await logStep(write, id, { type: 'offline', message, reason: `凭证 ${receiptNo}` });
}
