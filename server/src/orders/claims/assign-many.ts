import { and } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type claimCalls, no } from '#contract/orders/claims.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logSteps } from '../orders/log-steps.ts';
import { seenOrders } from '../orders/queries.ts';
import { waitsForStaff } from '../orders/states.ts';
import { order } from '../orders/tables.ts';
import { findAssignee, setHandler } from './queries.ts';

async function notifyOf(write: Write, adminId: number, orderNos: readonly string[]): Promise<void> {
  const [first, ...others] = orderNos;
  if (first === undefined) return;
  if (others.length === 0) return notifyPerson(write, 'adminOrderAssigned', { adminId, subject: first });
  await notifyPerson(write, 'adminOrdersAssigned', { adminId, subject: String(orderNos.length) });
}

/** By a superior, whoever had them. The person is notified once, however many there are. */
export async function assignMany(
  write: Write,
  { ids, adminId }: Input<typeof claimCalls.assignMany>,
): Promise<Answer<typeof claimCalls.assignMany>> {
  const { tx, actor, now } = write;
  const person = await findAssignee(tx, adminId);
  if (!person) throw no.NO_SUCH_PERSON();
  const { id, orderNo, state, refundState, handlerId } = order;
  // In the order of their ids, so that two who choose the same ones take turns.
  const found = await tx
    .select({ id, orderNo, state, refundState, handlerId })
    .from(order)
    .where(and(among(id, ids), seenOrders(actor)))
    .orderBy(id)
    .for('update');
  const waiting = found.filter(waitsForStaff);
  const moved = waiting.filter((each) => each.handlerId !== person.id);
  const movedIds = moved.map((each) => each.id);
  await setHandler(tx, movedIds, person, now);
  await logSteps(write, movedIds, { type: 'claim', message: `指派给 ${person.name}` });
  await notifyOf(
    write,
    person.id,
    moved.map((each) => each.orderNo),
  );
  return { changed: moved.length, unchanged: waiting.length - moved.length, refused: ids.length - waiting.length };
}
