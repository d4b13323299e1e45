import { z } from 'zod';
import { exactMoneyUpTo, INT_MAX, integer, money, present, text, words } from '../wire.ts';
import { directions } from './enums.ts';

const ONE_OR_TWO = '请选择正确的类型， 【1 = 增加， 2 = 减少】';

export const BalanceMove = z.object({
  uid: integer(1, INT_MAX, '请输入正确的uid'),
  moneyType: directions.schema(ONE_OR_TWO),
  moneyValue: present('至少输入一个金额').pipe(exactMoneyUpTo(99_999_999, '余额应为 0 到 999999.99 元，最多两位小数')),
  integralType: directions.schema(ONE_OR_TWO),
  integralValue: present('至少输入一个金额').pipe(integer(0, 999_999, '积分应为 0 到 999999 的整数')),
});

/** Figures of a customer after a move. */
export const StandingFigures = z.object({ nowMoney: money, integral: z.int() });
export type StandingFigures = z.output<typeof StandingFigures>;

export const MOVE_REASON_MAX = 200;

/** A move with its reason and a key, which moves once, as it waits for a second person. */
export const KeyedMove = BalanceMove.extend({
  mark: text(MOVE_REASON_MAX).optional(),
  idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
});

export type KeyedMove = z.output<typeof KeyedMove>;

/** The wire's own call knows no reason; ours wants one, which both ledgers keep. */
export const ReasonedMove = KeyedMove.extend({ mark: words(MOVE_REASON_MAX, '请填写原因') });
