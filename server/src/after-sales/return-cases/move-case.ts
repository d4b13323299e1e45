import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { notifyOfCase } from './notify-of-case.ts';
import { showOnOrder } from './show-on-order.ts';
import { type CaseAct, isOpen, stateAfter } from './states.ts';
import { type CaseRecord, returnCase } from '#server/orders/index.ts';

type CaseChange = Omit<Partial<typeof returnCase.$inferInsert>, 'id' | 'state' | 'endTime' | 'updateTime'>;

/**
 * The only writer of a case's state after the first. The caller holds its order and its row, and has refused in words of its own
 * what is not possible now.
 */
export async function moveCase(write: Write, found: CaseRecord, act: CaseAct, set: CaseChange = {}): Promise<void> {
  const { tx, now } = write;
  const state = stateAfter(found.state, act);
  if (!state) throw new Error(`no case moves by ${act} from ${found.state}`);
  await tx
    .update(returnCase)
    .set({ ...set, state, endTime: isOpen(state) ? null : now, updateTime: now })
    .where(eq(returnCase.id, found.id));
  await showOnOrder(write, found.orderId);
  await notifyOfCase(write, found, act);
}
