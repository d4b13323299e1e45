import { randomBytes } from 'node:crypto';
import { type PayCode, type PassPlatform, type SignedHandler, timeText } from './handler.ts';
import { refuse } from './refusal.ts';

const CODE_LIFE_MS = 30 * 60_000;

interface Meal {
  id: number;
  price: number;
  num: number;
}

/** Packages by the type under which they are asked for; prices are numbers of yuan. */
const meals: Readonly<Record<string, { service: PayCode['service']; packages: readonly Meal[] }>> = {
  sms: {
    service: 'sms',
    packages: [
      { id: 11, price: 50, num: 1000 },
      { id: 12, price: 235.5, num: 5000 },
    ],
  },
  copy: { service: 'copy', packages: [{ id: 21, price: 10, num: 100 }] },
  expr_query: { service: 'query', packages: [{ id: 31, price: 20, num: 1000 }] },
  expr_dump: {
    service: 'dump',
    packages: [
      { id: 41, price: 30, num: 100 },
      { id: 42, price: 250, num: 1000 },
    ],
  },
};

const mealsOf = (form: URLSearchParams) => meals[form.get('type') ?? ''] ?? refuse('套餐类型错误');

const addresses: Readonly<Record<string, string>> = {
  weixin: 'weixin://wxpay/bizpayurl?pr=',
  alipay: 'https://qr.alipay.invalid/',
};

/** A code for a package as it is sold; another price or number is none that is sold. Each code can be paid, so that two cost twice. */
const drawCode: SignedHandler = (account, { form, now, platform }) => {
  const { service, packages } = mealsOf(form);
  if (account[service].open !== 1) refuse('请先开通服务');
  const meal = packages.find(({ id }) => String(id) === form.get('meal_id')) ?? refuse('套餐不存在');
  if (Number(form.get('price')) !== meal.price || Number(form.get('num')) !== meal.num) refuse('套餐信息错误');
  const address = addresses[form.get('pay_type') ?? ''] ?? refuse('支付方式错误');
  const code = `${address}${randomBytes(6).toString('hex')}`;
  const until = now + CODE_LIFE_MS;
  platform.payCodes.set(code, { account, service, num: meal.num, until });
  return { qr_code: code, invalid: timeText(until), order_id: `pay${platform.payCodes.size}` };
};

/** Pays as somebody does who scans a code. */
export function payByCode({ payCodes }: PassPlatform, code: string, now: number): void {
  const found = payCodes.get(code) ?? refuse('二维码不存在');
  if (found.until <= now) refuse('二维码已过期');
  payCodes.delete(code);
  found.account[found.service].num += found.num;
}

export const packagePaths: Readonly<Record<string, SignedHandler>> = {
  'meal/list': (_account, { form }) => {
    const { packages } = mealsOf(form);
    return { count: packages.length, data: packages };
  },
  'meal/code': drawCode,
};
