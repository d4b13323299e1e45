import type { OrderDraft } from '#contract/orders/quotes.ts';
import {
  agreeRefund,
  askRefund,
  cancelOrder,
  type OrderRecord,
  markPaid,
  placeOrder,
  receiveOrder,
} from '#server/orders/index.ts';
import { sendOrder } from '#server/fulfilment/index.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { moveBalance } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { demoPeople } from './house.ts';
import { ago } from './past.ts';

export type Fate = 'unpaid' | 'paid' | 'sent' | 'received' | 'refund' | 'refunded' | 'cancelled';

export interface OrderPlan {
  /** Tells it from the other orders. */
  index: number;
  /** Minutes since it was placed. */
  minutes: number;
  fate: Fate;
  lines: { skuId: number; quantity: number }[];
  /** Terms that it is bought on: an activity, a coupon, points. */
  terms?: Partial<Pick<OrderDraft, 'activityId' | 'participationId' | 'couponId' | 'useIntegral' | 'payType'>>;
}

/** Through which customers of the demonstration buy and write. */
export const demoStorefront = { kind: 'storefront', id: 0, name: '演示商城' } as const;

/** Minutes that an order takes until the parcel is there. */
export const UNTIL_RECEIVED = 3600;
const UNTIL_SENT = 600;

const CARRIERS = ['shunfeng', 'zhongtong', 'yuantong'];
const STREETS = [
  ['湖北省', '武汉市', '武昌区', '中山路'],
  ['四川省', '成都市', '青羊区', '人民中路'],
  ['陕西省', '西安市', '碑林区', '友谊西路'],
  ['广东省', '广州市', '荔湾区', '中山七路'],
  ['黑龙江省', '哈尔滨市', '南岗区', '西大直街'],
] as const;

/** Buyer in the demonstration. */
export function customerOf(whose: number) {
  const name = demoPeople[whose] ?? '';
  const phone = `138${String(10_000_000 + whose * 7_654_321).slice(-8)}`;
  return { name, phone, buyer: { account: `demo-${name}`, nickname: name, phone } };
}

/** Number of an order of this person, the `nth` of a series; no other order has it. */
export const numberOf = (nth: number, whose: number): number => nth * demoPeople.length + whose;

/** Buyer of the order of this number, and its address. */
export function buyerOf(index: number) {
  const whose = (index * 5) % demoPeople.length;
  const { name, phone, buyer } = customerOf(whose);
  const [province, city, district, street] = STREETS[whose % STREETS.length] ?? STREETS[0];
  return {
    buyer,
    address: { name, phone, province, city, district, detail: `${street} ${100 + whose * 3} 号`, cityId: 0 },
  };
}

/** Tops up a balance by some hundreds of yuan before it pays. */
export async function fillBalance(write: Write, { uid, payPrice }: OrderRecord): Promise<void> {
  const amount = Math.ceil(payPrice / 20_000) * 20_000;
  if (uid !== null) await moveBalance(write, { uid, type: 'system_add', amount, mark: `后台操作增加了${yuanOfFen(amount)}余额` });
}

/** Takes an order as far as it is meant to come, through the same verbs as a real one. */
export async function seedOrder(write: Write, { index, minutes, fate, lines, terms = {} }: OrderPlan): Promise<OrderRecord> {
  const after = (passed: number): Write => ({ ...ago(write, minutes - passed), actor: demoStorefront });
  const placed = await placeOrder(after(0), {
    idempotencyKey: `demo-${index}`,
    ...buyerOf(index),
    lines,
    payType: index % 3 === 0 ? 'yue' : 'weixin',
    mark: index % 6 === 1 ? '请在工作日送达' : undefined,
    ...terms,
  });
  const { orderNo, payPrice: amount } = placed;
  if (fate === 'cancelled') await cancelOrder(after(20), { orderNo });
  if (fate === 'unpaid' || fate === 'cancelled') return placed;
  if (placed.payType === 'yue') await fillBalance(after(1), placed);
  await markPaid(after(2), { orderNo, amount, tradeNo: `demo-${index}` });
  if (fate === 'refund') await askRefund(after(90), { orderNo, reason: '收货地址填错了', explain: '想换个地址重新下单' });
  if (fate === 'refunded') {
    const back = { orderNo, amount, reason: '颜色和想的不一样', restock: true, requestKey: `demo-${index}` };
    await agreeRefund({ ...after(300), actor: write.actor }, back);
  }
  if (fate !== 'sent' && fate !== 'received') return placed;
  await sendOrder(
    { ...after(UNTIL_SENT), actor: write.actor },
    {
      orderNo,
      type: '1',
      expressRecordType: '1',
      expressCode: CARRIERS[index % CARRIERS.length],
      expressNumber: `SB${String(90_000_000 + index * 13_577)}`,
    },
  );
  if (fate === 'received') await receiveOrder(after(UNTIL_RECEIVED), { orderNo });
  return placed;
}
