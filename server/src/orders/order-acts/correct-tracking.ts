import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no, type orderCalls } from '#contract/orders/orders.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../orders/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { order } from '../orders/tables.ts';

/** For a parcel on its way: what was written before stays in the timeline. */
export async function correctTracking(write: Write, input: Input<typeof orderCalls.correctTracking>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, input.orderNo);
  if (found.state !== 'sent' || found.deliveryType !== 'express' || found.isDel) throw no.NO_PARCEL();
  const carrier = await findCarrier(tx, input.expressCode);
  if (!carrier) throw no.CARRIER();
  const number = input.expressNumber.trim();
  if (carrier.code === found.deliveryCode && number === found.deliveryId) throw no.SAME_PARCEL();
  await tx
    .update(order)
    .set({ deliveryName: carrier.name, deliveryCode: carrier.code, deliveryId: number, updateTime: now })
    .where(eq(order.id, found.id));
  const message = `更正快递信息 ${found.deliveryName} ${found.deliveryId} 改为 ${carrier.name} ${number}`;
  await logStep(write, found.id, { type: 'tracking_edit', message, reason: input.reason });
  return null;
}
