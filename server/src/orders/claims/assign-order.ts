import type { Input } from '#contract/call.ts';
import { type claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { notifyPerson } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { lockOrder } from '../orders/record.ts';
import { assignableTo, clearHandler, findAssignee, setHandler } from './queries.ts';
import { checkWaits, formerHandler } from './rules.ts';

/** Assigns an order by a superior: to a person who may handle orders, or to nobody. */
export async function assignOrder(write: Write, { orderNo, adminId }: Input<typeof claimCalls.assign>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  if (found.handlerId === (adminId ?? null)) return null;
  const before = formerHandler(found);
  if (!adminId) {
    await clearHandler(tx, found.id);
    await logStep(write, found.id, { type: 'release', message: `收回${before}` });
    return null;
  }
  checkWaits(found);
  const person = await findAssignee(tx, adminId);
  if (!person) throw orderClaimRefusals.NO_SUCH_PERSON();
  const [assignable] = await assignableTo(tx, [found.id], person);
  if (assignable === undefined) throw orderClaimRefusals.BEYOND_LIMIT({ name: person.name });
  await setHandler(tx, [found.id], person, now);
  await logStep(write, found.id, { type: 'claim', message: `指派给 ${person.name}${before}` });
  await notifyPerson(write, 'adminOrderAssigned', { adminId: person.id, subject: found.orderNo });
  return null;
}
