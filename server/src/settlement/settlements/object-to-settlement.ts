import type { Input } from '#contract/call.ts';
import { objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementCalls } from '#contract/settlement/settlements.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { lockSettlement, refuseAtWork } from './lock-settlement.ts';
import { objectionTask } from './objection-task.ts';
import { settlements } from './queries.ts';

/** The shop says what is wrong; staff answer it before they confirm. An objection that was answered may be followed by another. */
export async function objectToSettlement(write: Write, { id, objection }: Input<typeof settlementCalls.object>): Promise<null> {
  const bill = await lockSettlement(write, id);
  await refuseAtWork(write.tx, bill);
  if (bill.status !== settlementStates.open) throw settlementRefusals.NOT_OPEN();
  if (bill.objectionState === objectionStates.objected) throw settlementRefusals.OBJECTED_ALREADY();
  const { settlementNo, shopName, payableAmount } = bill;
  await settlements.set(write, id, {
    objectionState: objectionStates.objected,
    objection,
    objectedBy: actorName(write.actor),
    objectTime: write.now,
    answer: '',
    answeredBy: '',
    answerTime: null,
  });
  const says = `${shopName}对结算单有异议：${objection}`;
  await openTask(write, { ...objectionTask(bill), record: 'settlement', number: settlementNo, says, amount: payableAmount });
  return null;
}
