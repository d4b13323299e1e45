import type { Input } from '#contract/call.ts';
import type { closingCalls } from '#contract/cashier/day-closings.ts';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { whileClosing } from '../till/queries.ts';
import { moveClosing } from './move-closing.ts';

/** Sends a closing back, by somebody else or by whoever counted: its day is open until it is counted again. */
export async function rejectClosing(write: Write, { id, rejectReason }: Input<typeof closingCalls.reject>): Promise<null> {
  const { tx, now, actor } = write;
  await whileClosing(tx);
  const by = { confirmerId: adminIdOf(actor), confirmer: actorName(actor), confirmTime: now };
  await moveClosing(write, id, { ...by, status: closingStates.rejected, rejectReason: rejectReason.trim() });
  return null;
}
