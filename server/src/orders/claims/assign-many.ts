import type { Answer, Input } from '#contract/call.ts';
import { type claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrders } from '../orders/record.ts';
import { logSteps } from '../steps/log-steps.ts';
import { waitsForStaff } from '../orders/states.ts';
import { assignableTo, findAssignee, setHandler } from './queries.ts';
import { formerHandler } from './rules.ts';

async function notifyOf(write: Write, adminId: number, orderNos: readonly string[]): Promise<void> {
  const [first, ...others] = orderNos;
  if (first === undefined) return;
  if (others.length === 0) return notifyPerson(write, 'adminOrderAssigned', { adminId, subject: first });
  await notifyPerson(write, 'adminOrdersAssigned', { adminId, subject: String(orderNos.length) });
}

/** Assigns orders by a superior, whoever had them. The person is notified once, however many there are. */
export async function assignMany(
  write: Write,
  { ids, adminId }: Input<typeof claimCalls.assignMany>,
): Promise<Answer<typeof claimCalls.assignMany>> {
  const { tx, now } = write;
  const person = await findAssignee(tx, adminId);
  if (!person) throw orderClaimRefusals.NO_SUCH_PERSON();
  const assignable = new Set(await assignableTo(tx, ids, person));
  const found = await lockOrders(write, ids);
  const waiting = found.filter(waitsForStaff);
  const within = waiting.filter((each) => assignable.has(each.id));
  const moved = within.filter((each) => each.handlerId !== person.id);
  const movedIds = moved.map((each) => each.id);
  await setHandler(tx, movedIds, person, now);
  await logSteps(write, moved, (each) => ({ type: 'claim', message: `指派给 ${person.name}${formerHandler(each)}` }));
  await notifyOf(
    write,
    person.id,
    moved.map((each) => each.orderNo),
  );
  return {
    changed: moved.length,
    unchanged: within.length - moved.length,
    refused: found.length - waiting.length,
    beyondLimit: waiting.length - within.length,
    missing: new Set(ids).size - found.length,
  };
}
