import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/enums.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';

const MOST_BALANCE = 9_999_999_999;
const MOST_POINTS = 99_999_999;

export type AskedMove = Input<typeof customerCalls.operateFounds> & { mark?: string | undefined };

const signed = (direction: number, value: number) => (direction === directions.add ? value : -value);

/** Balance and points as they would be after a move; refused where one has no room for it. */
export async function checkedMove({ tx }: Write, asked: AskedMove) {
  const { uid } = asked;
  const money = signed(asked.moneyType, asked.moneyValue);
  const points = signed(asked.integralType, asked.integralValue);
  if (money === 0 && points === 0) throw customerRefusals.NOTHING_TO_MOVE();
  const before = await lockActiveCustomer(tx, uid);
  if (before.nowMoney + money < 0) throw customerRefusals.BALANCE_SHORT();
  if (before.nowMoney + money > MOST_BALANCE) throw customerRefusals.BALANCE_FULL();
  if (before.integral + points < 0) throw customerRefusals.POINTS_SHORT();
  if (before.integral + points > MOST_POINTS) throw customerRefusals.POINTS_FULL();
  return { uid, money, points, nickname: before.nickname };
}
