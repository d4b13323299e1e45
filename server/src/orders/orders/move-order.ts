import { eq } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, orderColumns } from './queries.ts';
import { type Act, type Standing, after, reaches, waitsForStaff } from './states.ts';
import { order } from './tables.ts';

type OrderChange = Omit<Partial<typeof order.$inferInsert>, 'id' | 'updateTime' | keyof Standing>;

/** Acts that other systems may hear of; payment is told of where its consequences are. */
const WEBHOOK_OF_ACT: Readonly<Partial<Record<Act, WebhookEvent>>> = {
  send: 'order.sent',
  sendPart: 'order.sent',
  receive: 'order.received',
  verify: 'order.received',
  finish: 'order.refunded',
  part: 'order.refunded',
};

/** Columns of an order that nobody handles. */
export const unhandled = { handlerId: null, handlerName: null, handledSince: null };

/** Columns that a refund leaves behind with its end: nobody is to pay it, and one that did not fail has answered the request. */
function afterRefund({ refundState }: Partial<Standing>) {
  if (refundState === undefined || refundState === 'paying') return {};
  return { isOwedByHand: false, ...(refundState !== 'asked' && { isRequested: false }) };
}

/**
 * The only writer of `state` and `refundState`, so that the table of moves is the only way to one; `set` is what the act
 * writes besides. The caller holds the row and has refused in words of its own what is not possible now. With the last
 * thing that staff had to do it is out of the hands of whoever handled it.
 */
export async function moveOrder(
  write: Write,
  found: Standing & { id: number },
  act: Act,
  set: OrderChange = {},
): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  const next = after(found, act);
  if (!next) throw new Error(`no order moves by ${act} from ${found.state}, ${found.refundState}`);
  if (!reaches[act].by.includes(actor.kind)) throw new Error(`${actor.kind} moves no order by ${act}`);
  const [moved] = await tx
    .update(order)
    .set({
      ...set,
      ...next,
      ...(act === 'ask' && { isRequested: true }),
      ...afterRefund(next),
      ...(waitsForStaff({ ...found, ...next }) ? {} : unhandled),
      updateTime: now,
    })
    .where(eq(order.id, found.id))
    .returning(orderColumns);
  if (!moved) throw new Error('a locked order is gone');
  const event = WEBHOOK_OF_ACT[act];
  if (event) await callWebhooks(write, event, moved.orderNo);
  return moved;
}
