import type { Input } from '#contract/call.ts';
import type { StandingFigures } from '#contract/customers/balance-move.ts';
import type { customerCalls } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/enums.ts';
import { countText, yuanText } from '#web/ui/index.ts';

type Move = Input<typeof customerCalls.adjustFounds>;
type Values = Readonly<Record<string, unknown>>;
type Kind = 'money' | 'integral';

const shown = {
  money: yuanText,
  integral: (points: number) => `${countText(points)} 积分`,
} as const;

/** Amount to add, or below zero to take; undefined while direction or amount is missing. */
function signedStep(values: Values, kind: Kind): number | undefined {
  const [type, value] = [values[`${kind}Type`], values[`${kind}Value`]];
  if (typeof type !== 'number' || typeof value !== 'number' || value === 0) return undefined;
  return type === directions.add ? value : -value;
}

const wordOf = (step: number) => (step > 0 ? '增加' : '减少');

/** Label of the button: 增加 ¥10.00，减少 50 积分. */
export function actOf(values: Values): string {
  const acts = (['money', 'integral'] as const).flatMap((kind) => {
    const step = signedStep(values, kind);
    return step === undefined ? [] : [`${wordOf(step)} ${shown[kind](Math.abs(step))}`];
  });
  return acts.join('，') || '增加或减少';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Input of the call; the wire names a direction also where nothing moves. */
export function moveOf(values: Values): Move {
  const by = (kind: Kind) => signedStep(values, kind) ?? 0;
  const direction = (kind: Kind) => (by(kind) > 0 ? directions.add : directions.take);
  return {
    uid: numberOf(values['uid']),
    moneyType: direction('money'),
    moneyValue: Math.abs(by('money')),
    integralType: direction('integral'),
    integralValue: Math.abs(by('integral')),
    mark: textOf(values['mark']),
    idempotencyKey: textOf(values['idempotencyKey']),
  };
}

/** Outcome for staff: 余额 ¥741.97 → ¥751.97. Without an answer by the figures that the dialog was opened with. */
export function resultOf(sent: Values, read: StandingFigures, answer: StandingFigures | null): string {
  const [money, points] = [signedStep(sent, 'money') ?? 0, signedStep(sent, 'integral') ?? 0];
  const after = answer ?? {
    nowMoney: read.nowMoney + money,
    integral: read.integral + points,
  };
  return [
    ...(money === 0 ? [] : [`余额 ${yuanText(after.nowMoney - money)} → ${yuanText(after.nowMoney)}`]),
    ...(points === 0 ? [] : [`积分 ${countText(after.integral - points)} → ${countText(after.integral)}`]),
  ].join('，');
}
