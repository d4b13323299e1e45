import type { Input } from '#contract/call.ts';
import { lineKinds, settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettlement, refuseAtWork } from './lock-settlement.ts';
import { settlements } from './queries.ts';
import { settlementLine } from './tables.ts';

/** A further line of a bill that is not confirmed, with its reason. */
export async function adjustSettlement(
  write: Write,
  { id, amount, reason }: Input<typeof settlementCalls.adjust>,
): Promise<null> {
  const { tx, now, actor } = write;
  const bill = await lockSettlement(write, id);
  await refuseAtWork(tx, bill);
  if (bill.status !== settlementStates.open) throw settlementRefusals.NOT_OPEN();
  await tx.insert(settlementLine).values({
    settlementId: id,
    shopId: bill.shopId,
    kind: lineKinds.adjustment,
    other: amount,
    reason,
    adminName: actorName(actor),
    createTime: now,
  });
  await settlements.set(write, id, { adjustAmount: bill.adjustAmount + amount });
  return null;
}
