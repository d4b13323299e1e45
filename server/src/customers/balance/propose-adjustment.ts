import { KeyedMove } from '#contract/customers/balance-move.ts';
import { pointSettings } from '#contract/customers/settings.ts';
import { directions } from '#contract/customers/enums.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { approvedAct, propose } from '#server/approvals/index.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkedMove } from './checked-move.ts';
import { moveBalanceAndPoints } from './move-balance-and-points.ts';
import { worthOf } from './rules.ts';

export const approvedAdjustment = approvedAct({
  name: 'funds',
  permission: 'admin:user:operate:founds',
  input: KeyedMove,
  run: moveBalanceAndPoints,
});

const wordOf = (direction: number) => (direction === directions.add ? '增加' : '减少');

const wordsOf = ({ moneyType, moneyValue, integralType, integralValue }: KeyedMove): string =>
  [
    ...(moneyValue > 0 ? [`${wordOf(moneyType)}余额 ${yuanOfFen(moneyValue)} 元`] : []),
    ...(integralValue > 0 ? [`${wordOf(integralType)} ${integralValue} 积分`] : []),
  ].join('，');

/** Proposes an adjustment to a second person: checked as if it were done now. */
export async function proposeAdjustment(write: Write, move: KeyedMove): Promise<null> {
  const { uid, nickname } = await checkedMove(write, move);
  const { integral_ratio: ratio } = await settingsFor(write, pointSettings);
  return propose(write, {
    kind: 'funds',
    payload: approvedAdjustment.kept(move),
    subjectKey: String(uid),
    subject: `用户 ${nickname}（${uid}）${wordsOf(move)}`,
    path: `/user/index?open=${uid}`,
    amount: worthOf(move, ratio),
    reason: move.mark ?? '',
  });
}
