import { KeyedMove } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/enums.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { approvedAct, propose } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkedMove } from './checked-move.ts';
import { moveBalanceAndPoints } from './move-balance-and-points.ts';

export const approvedAdjustment = approvedAct({
  name: 'funds',
  permission: 'admin:user:operate:founds',
  input: KeyedMove,
  run: moveBalanceAndPoints,
});

/** Proposes an adjustment to a second person: checked as if it were done now. */
export async function proposeAdjustment(write: Write, move: KeyedMove): Promise<null> {
  const { uid, nickname } = await checkedMove(write, move);
  const words = move.moneyType === directions.add ? '增加' : '减少';
  return propose(write, {
    kind: 'funds',
    payload: approvedAdjustment.kept(move),
    subjectKey: String(uid),
    subject: `用户 ${nickname}（${uid}）${words}余额 ${yuanOfFen(move.moneyValue)} 元`,
    path: `/user/index?open=${uid}`,
    amount: move.moneyValue,
    reason: move.mark ?? '',
  });
}
