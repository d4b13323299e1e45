import type { Input } from '#contract/call.ts';
import { objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import { notify } from '#server/notifications/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettlement } from './lock-settlement.ts';
import { endObjection } from './end-objection.ts';
import { settlements } from './queries.ts';

/** Answers what the shop said, so that the bill can be confirmed; the shop is told. */
export async function answerObjection(write: Write, { id, answer }: Input<typeof settlementCalls.answer>): Promise<null> {
  const bill = await lockSettlement(write, id);
  if (bill.objectionState !== objectionStates.objected || bill.status !== settlementStates.open)
    throw settlementRefusals.NO_OBJECTION();
  await settlements.set(write, id, {
    objectionState: objectionStates.answered,
    answer,
    answeredBy: actorName(write.actor),
    answerTime: write.now,
  });
  await endObjection(write, bill);
  await notify(write, 'adminSettlementAnswered', bill.settlementNo);
  return null;
}
