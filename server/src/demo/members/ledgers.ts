import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { DAY } from '../past.ts';
import type { DemoMember } from './plan-members.ts';

/** A movement of somebody's figure, with what there was after it. */
export interface LedgerEntry<K extends string> {
  who: number;
  minutes: number;
  kind: K;
  amount: number;
  after: number;
  linkId: string;
  mark: string;
  brokerageLevel?: number;
}

export interface PricedOrder {
  who: number;
  minutes: number;
  piece: number;
  quantity: number;
  orderNo: string;
  price: Fen;
  payType: 'yue' | 'weixin';
}

export interface DemoWithdrawal {
  who: number;
  minutes: number;
  price: Fen;
  /** Commission left after it. */
  after: Fen;
  outcome: 'auditing' | 'paid' | 'refused';
  realName: string;
}

const WITHDRAWN = 9 * DAY;
const UNTIL_RECEIVED = 3600;
const OUTCOMES = ['paid', 'paid', 'auditing', 'refused'] as const;
const NONE = '0';

/** Figures of everybody and the rows that they are the sums of. */
export function ledgersOf(members: readonly DemoMember[], prices: readonly Fen[]) {
  const money: LedgerEntry<'pay_recharge' | 'pay_order'>[] = [];
  const points: LedgerEntry<'sign'>[] = [];
  const experience: LedgerEntry<'gain' | 'sign'>[] = [];
  const commission: LedgerEntry<'gain'>[] = [];
  const withdrawals: DemoWithdrawal[] = [];
  const orders: PricedOrder[] = [];
  const figures = members.map(() => ({ money: 0, points: 0, experience: 0, commission: 0 }));
  const figureOf = (who: number) => figures[who] ?? { money: 0, points: 0, experience: 0, commission: 0 };

  const put = <K extends string>(
    ledger: LedgerEntry<K>[],
    figure: keyof (typeof figures)[number],
    entry: Omit<LedgerEntry<K>, 'after'>,
  ): void => {
    const kept = figureOf(entry.who);
    if (entry.amount === 0) return;
    kept[figure] += entry.amount;
    ledger.push({ ...entry, after: kept[figure] });
  };

  for (const [who, member] of members.entries()) {
    const { recharge } = member;
    if (recharge) {
      const amount = recharge.price + recharge.givePrice;
      const mark = `余额增加了${yuanOfFen(amount)}元`;
      put(money, 'money', { who, minutes: recharge.minutes, kind: 'pay_recharge', amount, linkId: rechargeNo(who), mark });
    }
    for (const [index, order] of member.orders.entries()) {
      const price = (prices[order.piece % prices.length] ?? 0) * order.quantity;
      const isCovered = price > 0 && price <= figureOf(who).money;
      const orderNo = `order${10_000 + who}${1_760_000_000_000 - order.minutes}${10_000 + index}`;
      orders.push({ ...order, orderNo, price, payType: isCovered ? 'yue' : 'weixin' });
      const at = { who, minutes: order.minutes, linkId: orderNo };
      const paid = `支付${yuanOfFen(price)}元购买商品`;
      if (isCovered) put(money, 'money', { ...at, kind: 'pay_order', amount: -price, mark: paid });
      const gained = Math.floor(price / 100);
      put(experience, 'experience', { ...at, kind: 'gain', amount: gained, mark: `用户付款成功,订单增加${gained}经验` });
    }
    for (let day = member.signIns; day > 0; day -= 1) {
      const gained = 10 * (member.signIns - day + 1);
      const at = { who, minutes: day * DAY - 300, kind: 'sign' as const, amount: gained, linkId: NONE };
      put(points, 'points', { ...at, mark: `签到积分奖励增加了${gained}积分` });
      put(experience, 'experience', { ...at, mark: `签到经验奖励增加了${gained}经验` });
    }
  }

  for (const order of orders.toSorted((one, other) => other.minutes - one.minutes)) {
    const first = members[order.who]?.referrer;
    const second = first === undefined ? undefined : members[first]?.referrer;
    const earn = (who: number | undefined, brokerageLevel: number, percent: number) => {
      const amount = Math.floor((order.price * percent) / 100);
      if (who === undefined) return;
      const mark = `获得推广佣金，分佣${yuanOfFen(amount)}`;
      const minutes = order.minutes - UNTIL_RECEIVED;
      put(commission, 'commission', { who, minutes, kind: 'gain', amount, linkId: order.orderNo, mark, brokerageLevel });
    };
    earn(first, 1, 10);
    earn(second, 2, 5);
  }

  for (const [who, { commission: earned }] of figures.entries()) {
    const price = Math.floor((earned * 0.6) / 100) * 100;
    if (price < 100) continue;
    const outcome = OUTCOMES[withdrawals.length % OUTCOMES.length] ?? 'paid';
    withdrawals.push({
      who,
      minutes: outcome === 'auditing' ? 200 + who : WITHDRAWN - who,
      price,
      after: earned - price,
      outcome,
      realName: members[who]?.nickname ?? '',
    });
    if (outcome !== 'refused') figureOf(who).commission -= price;
  }
  return { money, points, experience, commission, withdrawals, orders, figures };
}

export const rechargeNo = (who: number): string => `recharge${10_000 + who}1760000000000${10_000 + who}`;
