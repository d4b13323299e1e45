import type { Input } from '#contract/call.ts';
import { objectionStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettlement, refuseAtWork } from './lock-settlement.ts';
import { settlements } from './queries.ts';
import { mayMove, settlementMoves } from './states.ts';

/** Freezes a bill whose shop has no open objection, as it was read. */
export async function confirmSettlement(
  write: Write,
  { id, payableAmount }: Input<typeof settlementCalls.confirm>,
): Promise<null> {
  const { confirm } = settlementMoves;
  const bill = await lockSettlement(write, id);
  await refuseAtWork(write.tx, bill);
  if (!mayMove(confirm, bill.status)) throw settlementRefusals.NOT_OPEN();
  if (bill.objectionState === objectionStates.objected) throw settlementRefusals.OBJECTED();
  if (payableAmount !== undefined && payableAmount !== bill.payableAmount)
    throw settlementRefusals.CHANGED({ payable: bill.payableAmount });
  await settlements.set(write, id, { status: confirm.to, confirmedBy: actorName(write.actor), confirmTime: write.now });
  return null;
}
