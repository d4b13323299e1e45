import { and, desc, eq } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import { showMoment } from '#contract/moment.ts';
import { waybill, waybillTask } from '#server/fulfilment/index.ts';
import { order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';

const NUMBER = 'YT8830261120045';

/** Waybill of an order to send whose answer was lost: the record of the platform has a label of its recipient. */
export async function seedLostWaybill(write: Write): Promise<void> {
  const { tx, now } = write;
  const [lost] = await tx
    .select({ id: order.id, orderNo: order.orderNo })
    .from(order)
    .where(and(eq(order.state, 'toSend'), eq(order.refundState, 'none'), eq(order.shippingType, 1), eq(order.sentPieces, 0)))
    .orderBy(desc(order.id))
    .limit(1);
  if (!lost) return;
  const at = new Date(now.getTime() - 20 * MINUTE);
  const foundLabels = [{ number: NUMBER, printedAt: showMoment(at), by: 'phone' as const }];
  const looked = { foundLabels, looks: 1, lookedTime: new Date(at.getTime() + MINUTE) };
  await tx.insert(waybill).values({
    ...looked,
    orderId: lost.id,
    com: 'yuantong',
    formId: 'yuantong-76',
    turn: 1,
    outcome: 'unknown',
    askedTime: at,
    createTime: at,
    updateTime: at,
  });
  const says = `电子面单结果未知，平台的打印记录里有这位收件人的面单 ${NUMBER}，请在订单里确认`;
  await openTask(write, { ...waybillTask(lost), says });
}
