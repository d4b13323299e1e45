import type { Input } from '#contract/call.ts';
import { type customerCalls, no } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/words.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { movePoints } from '../points/move-points.ts';
import { moveBalance } from './move-balance.ts';

const MOST_BALANCE = 9_999_999_999;
const MOST_POINTS = 99_999_999;

type Asked = Input<typeof customerCalls.operateFounds>;

const signed = (direction: number, value: number) => (direction === directions.add ? value : -value);

/** Entry of staff in a ledger: the sentence of the wire, with the reason where one was given. */
const sentence = (by: number, what: string, reason: string | undefined) =>
  `后台操作${by > 0 ? '增加' : '减少'}了${what}${reason?.trim() ? `：${reason.trim()}` : ''}`;

/** Staff moves balance and points together, or neither. */
export async function operateFounds(write: Write, asked: Asked & { mark?: string | undefined }): Promise<null> {
  const { uid, mark } = asked;
  const money = signed(asked.moneyType, asked.moneyValue);
  const points = signed(asked.integralType, asked.integralValue);
  if (money === 0 && points === 0) throw no.NOTHING_TO_MOVE();
  const before = await customers.lock(write.tx, uid);
  if (before.nowMoney + money < 0) throw no.BALANCE_SHORT();
  if (before.nowMoney + money > MOST_BALANCE) throw no.BALANCE_FULL();
  if (before.integral + points < 0) throw no.POINTS_SHORT();
  if (before.integral + points > MOST_POINTS) throw no.POINTS_FULL();
  const type = money > 0 ? 'system_add' : 'system_sub';
  await moveBalance(write, { uid, type, amount: money, mark: sentence(money, `${yuanOfFen(Math.abs(money))}余额`, mark) });
  await movePoints(write, { uid, kind: 'system', integral: points, mark: sentence(points, `${Math.abs(points)}积分`, mark) });
  return null;
}
