import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { movePoints } from '../points/move-points.ts';
import { type AskedMove, checkedMove } from './checked-move.ts';
import { moveBalance } from './move-balance.ts';

/** Entry of staff in a ledger: the sentence of the wire, with the reason where one was given. */
const sentence = (by: number, what: string, reason: string | undefined) =>
  `后台操作${by > 0 ? '增加' : '减少'}了${what}${reason?.trim() ? `：${reason.trim()}` : ''}`;

/** Staff moves balance and points together, or neither. */
export async function moveBalanceAndPoints(write: Write, asked: AskedMove): Promise<null> {
  const { uid, money, points } = await checkedMove(write, asked);
  const { mark } = asked;
  const type = money > 0 ? 'system_add' : 'system_sub';
  await moveBalance(write, { uid, type, amount: money, mark: sentence(money, `${yuanOfFen(Math.abs(money))}余额`, mark) });
  await movePoints(write, { uid, kind: 'system', integral: points, mark: sentence(points, `${Math.abs(points)}积分`, mark) });
  return null;
}
