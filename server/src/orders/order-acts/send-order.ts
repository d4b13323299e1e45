import type { Input } from '#contract/call.ts';
import { no, type orderCalls } from '#contract/orders/orders.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Step, logStep } from '../orders/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSendable, isSentSo } from '../orders/rules.ts';
import type { order } from '../orders/tables.ts';

type SendInput = Input<typeof orderCalls.send>;

interface Delivery {
  set: Pick<typeof order.$inferInsert, 'deliveryType' | 'deliveryName' | 'deliveryCode' | 'deliveryId'>;
  step: Step;
}

/** Delivery of an order, as its row and its timeline have it. */
async function deliveryOf({ tx }: Write, input: SendInput): Promise<Delivery> {
  if (input.type === '3')
    return { set: { deliveryType: 'fictitious' }, step: { type: 'delivery_fictitious', message: '虚拟物品发货' } };
  if (input.type === '2') {
    const [name, tel] = [input.deliveryName ?? '', input.deliveryTel ?? ''];
    const set = { deliveryType: 'send', deliveryName: name, deliveryId: tel };
    return { set, step: { type: 'delivery', message: `已配送 发货人：${name}, 发货人电话：${tel}` } };
  }
  const carrier = await findCarrier(tx, input.expressCode ?? '');
  if (!carrier) throw no.CARRIER();
  const number = (input.expressNumber ?? '').trim();
  const set = { deliveryType: 'express', deliveryName: carrier.name, deliveryCode: carrier.code, deliveryId: number };
  return { set, step: { type: 'express', message: `已发货 快递公司：${carrier.name}, 快递单号：${number}` } };
}

export async function sendOrder(write: Write, input: SendInput): Promise<null> {
  const found = await lockOrder(write, input.orderNo);
  if (isSentSo(found, input)) return null;
  checkSendable(found, input);
  const { set, step } = await deliveryOf(write, input);
  await moveOrder(write, found, 'send', { ...set, shippedTime: write.now });
  await logStep(write, found.id, step);
  return null;
}
