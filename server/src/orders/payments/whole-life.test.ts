import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { pickUpSettings } from '#contract/delivery/settings.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { OrderState } from '#contract/orders/enums.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { openReviewCalls } from '#contract/storefront/reviews.ts';
import { sql } from 'drizzle-orm';
import { stockGaps } from '#server/catalogue/index.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { type PlacedOrder, address } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';
import { orderMoves, reaches, refundMoves } from '../orders/states.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, sizeOf, order, send, storefront, info, checkIn, refundCase } = casesIn(shop);
const { deposit, grant, standing, ledger, gaps } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);
const { promoter } = promotersIn(shop);
const { point } = deliveryIn(shop);

beforeAll(async () => {
  const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
  await set(pointSettings.integral_ratio.key, '0.1');
  await set(pointSettings.order_give_integral.key, '3');
  await set(pickUpSettings.store_self_mention.key, 'true');
});

const BALANCE = 3000;
const POINTS = 50;

interface World {
  account: string;
  mug: number;
  /** Another SKU of the same product, which an exchange may send. */
  large: number;
  storeId: number;
  orders: PlacedOrder[];
  /** Keys of what the buyer holds. */
  coupons: number[];
  /** Fen that came in from outside. */
  received: number;
  paidOutBefore: number;
}

const acts = [
  'place',
  'placeWithPoints',
  'placeWithCoupon',
  'placeToFetch',
  'byBalance',
  'byTrade',
  'byFormerPrice',
  'cancel',
  'send',
  'sendPart',
  'verify',
  'receive',
  'recall',
  'reprice',
  'move',
  'review',
  'ask',
  'refuse',
  'refund',
  'refundGoods',
  'agreeAsked',
  'delete',
  'askCase',
  'agreeCase',
  'refuseCase',
  'withdrawCase',
  'checkIn',
  'refundCase',
  'exchange',
  'wait',
] as const;
type LifeAct = (typeof acts)[number];
/** Next step in the life of an order; by chance alone few would come to their end. */
const onward = { weight: 2, arbitrary: fc.constant('onward' as const) };
const anyAct = fc.oneof(onward, { weight: 3, arbitrary: fc.constantFrom(...acts) });
const steps = fc.array(fc.tuple(anyAct, fc.nat(9), fc.integer({ min: 1, max: 2500 })), {
  minLength: 8,
  maxLength: 18,
});

let keys = 0;
const { run } = storefront;

const cases = ({ orderNo }: PlacedOrder) => shop.admin().run(returnCaseCalls.ofOrder, { orderNo });
/** The case of an order that was opened last. */
const latestCase = async (placed: PlacedOrder) => (await cases(placed))[0]?.id ?? 0;

/** Attempts of each act; a refused one must change nothing. */
const tries: Record<LifeAct, (world: World, placed: PlacedOrder, amount: number) => Promise<unknown>> = {
  place: async (world, _, amount) =>
    world.orders.push(await order({ of: world.mug, quantity: 1 + (amount % 3), buyer: { account: world.account } })),
  placeWithPoints: async (world) =>
    world.orders.push(await order({ of: world.mug, buyer: { account: world.account }, useIntegral: true })),
  placeWithCoupon: async (world, _, amount) => {
    const couponId = world.coupons[amount % world.coupons.length];
    world.orders.push(await order({ of: world.mug, buyer: { account: world.account }, couponId }));
  },
  placeToFetch: async (world) => {
    const pickUp = { storeId: world.storeId, name: '李四', phone: '13900001234' };
    world.orders.push(await order({ of: world.mug, buyer: { account: world.account }, address: undefined, pickUp }));
  },
  byBalance: async (_, { orderNo }) => {
    const { payPrice: amount } = await run(openOrderCalls.read, { orderNo });
    await run(openOrderCalls.pay, { orderNo, amount, payType: 'yue' });
  },
  byTrade: async (world, { orderNo }) => {
    const { paid, payPrice: amount } = await run(openOrderCalls.read, { orderNo });
    await run(openOrderCalls.pay, { orderNo, amount, tradeNo: `trade-${orderNo}`, payType: 'weixin' });
    if (!paid) world.received += amount;
  },
  byFormerPrice: async (world, { orderNo, payPrice: amount }) => {
    const { paid } = await run(openOrderCalls.read, { orderNo });
    await run(openOrderCalls.pay, { orderNo, amount, tradeNo: `former-${orderNo}`, payType: 'weixin' });
    if (!paid) world.received += amount;
  },
  cancel: (_, { orderNo }) => run(openOrderCalls.cancel, { orderNo }),
  send: (_, placed) => send(placed),
  sendPart: async (_, { orderNo }, amount) => {
    const { lines } = await shop.admin().run(parcelCalls.parcels, { orderNo });
    const pieces = lines.filter(({ left }) => left > 0).map(({ lineId }) => ({ lineId, quantity: 1 }));
    await shop.admin().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'yunda', expressNumber: `YD${amount}`, pieces });
  },
  recall: (_, { orderNo }) => shop.admin().run(sendingCalls.recall, { orderNo, reason: '发错了' }),
  verify: (_, { verifyCode: vCode }) => shop.admin().run(pickUpCalls.verify, { vCode }),
  reprice: (_, { orderNo }, amount) => shop.admin().run(orderCalls.updatePrice, { orderNo, payPrice: amount }),
  move: (_, { orderNo }) => run(openOrderCalls.changeAddress, { orderNo, address: { ...address, detail: '保俶路 2 号' } }),
  review: async (_, placed) => {
    const [line] = (await info(placed)).orderInfo;
    const said = { productScore: 5, serviceScore: 5, comment: '结实' };
    await run(openReviewCalls.write, { orderNo: placed.orderNo, productId: line?.productId ?? 0, ...said });
  },
  ask: (_, { orderNo }) => run(openOrderCalls.askRefund, { orderNo, reason: '与描述不符' }),
  refuse: (_, { orderNo }) => shop.admin().run(refundCalls.declineRefund, { orderNo, reason: '已拆封' }),
  delete: (_, { orderNo }) => run(openOrderCalls.delete, { orderNo }),
  receive: (_, { orderNo }) => run(openOrderCalls.confirmReceipt, { orderNo }),
  refund: (_, { orderNo, payPrice }, amount) =>
    shop.admin().run(refundCalls.agreeRefund, {
      orderNo,
      amount: Math.min(amount, payPrice),
      reason: '协商',
      requestKey: `life-${(keys += 1)}`,
    }),
  refundGoods: async (_, { orderNo }, amount) => {
    const { lines: bought } = await shop.admin().run(parcelCalls.parcels, { orderNo });
    const lines = bought.map(({ lineId, left }) => ({ lineId, quantity: Math.max(1, amount % 3 === 0 ? 1 : left) }));
    const terms = { orderNo, amount, lines, reason: '缺货', requestKey: `life-${(keys += 1)}` };
    await shop.admin().run(refundCalls.agreeRefund, terms);
  },
  agreeAsked: (_, { orderNo, payPrice }, amount) =>
    shop.admin().run(refundCalls.refund, { orderNo, amount: Math.min(amount, payPrice) }),
  askCase: async (world, { orderNo }, amount) => {
    const goods = await run(openReturnCaseCalls.goods, { orderNo });
    const kind = amount % 2 === 0 ? ('return' as const) : ('exchange' as const);
    const lines = goods.map(({ skuId, left }) => ({
      skuId,
      quantity: 1 + (amount % left),
      outSkuId: amount % 3 === 0 ? world.large : world.mug,
    }));
    await run(openReturnCaseCalls.create, { orderNo, kind, reason: '与描述不符', lines, idempotencyKey: `case-${(keys += 1)}` });
  },
  agreeCase: async (_, placed) =>
    shop.admin().run(returnCaseCalls.agree, { id: await latestCase(placed), returnTo: '杭州市文三路 2 号' }),
  refuseCase: async (_, placed) => shop.admin().run(returnCaseCalls.refuse, { id: await latestCase(placed), reason: '已使用' }),
  withdrawCase: async (_, placed) =>
    shop.admin().run(returnCaseCalls.withdraw, { id: await latestCase(placed), reason: '不退了' }),
  checkIn: async (_, placed, amount) => checkIn({ id: await latestCase(placed) }, { received: 1, sellable: amount % 2 }),
  refundCase: async (_, placed, amount) => {
    const [found] = await cases(placed);
    await refundCase(found?.id ?? 0, amount % 2 === 0 ? (found?.proposed ?? 0) : amount);
  },
  exchange: async (_, placed) => shop.admin().run(returnCaseCalls.exchange, { id: await latestCase(placed) }),
  wait: () => shop.pass('20 minutes'),
};

/** The usual next act on an order in this state. */
const nextOf = (state: OrderState, { verifyCode }: PlacedOrder): LifeAct | undefined =>
  ({
    unpaid: 'byTrade' as const,
    toSend: verifyCode === '' ? ('send' as const) : ('verify' as const),
    sent: 'receive' as const,
    toReview: 'review' as const,
    done: 'delete' as const,
    cancelled: undefined,
  })[state];

/** The usual next act on the case of an order. */
const nextOfCase = { asked: 'agreeCase', waiting: 'checkIn', received: 'refundCase' } as const;

/** Goods that came come back more often than not, once. */
async function onwardOf(placed: PlacedOrder, amount: number): Promise<LifeAct | undefined> {
  const [found] = await cases(placed);
  if (found?.state === 'received' && found.kind === 'exchange') return 'exchange';
  if (found?.state === 'asked' || found?.state === 'waiting' || found?.state === 'received') return nextOfCase[found.state];
  const { state } = await run(openOrderCalls.read, placed);
  const isBack = !found && (state === 'sent' || state === 'toReview') && amount % 4 < 3;
  return isBack ? 'askCase' : nextOf(state, placed);
}

async function attempt(world: World, act: LifeAct | 'onward', placed: PlacedOrder, amount: number): Promise<void> {
  const next = act === 'onward' ? await onwardOf(placed, amount) : act;
  if (next) await tries[next](world, placed, amount);
}

/** Key of a coupon in the hands of the buyer. */
const held = async (account: string, money: number) => given(await coupon({ money }), account);

async function check(world: World): Promise<void> {
  const { account, orders, received, paidOutBefore } = world;
  expect([await stockGaps(shop.db), await gaps(), await couponGaps(world), await commissionGaps()]).toEqual([[], [], [], []]);
  const found = await Promise.all(orders.map((placed) => info(placed)));
  const held = (payType: string) =>
    found
      .filter((one) => one.paid && one.payType === payType)
      .reduce((sum, { payPrice, refundPrice }) => sum + (payPrice ?? 0) - (refundPrice ?? 0), 0);
  expect(received).toBe(held('weixin') + provider.paidOut() - paidOutBefore);
  const { money, experience } = await standing(account);
  const paid = found.filter((one) => one.paid);
  const kept = paid.map(({ payPrice, refundPrice, refundStatus }) => {
    const [whole, back] = [payPrice ?? 0, refundPrice ?? 0];
    const earned = Math.floor(whole / 100);
    return whole === back || refundStatus === 2 ? 0 : earned - Math.floor((earned * back) / whole);
  });
  expect([money, experience]).toEqual([BALANCE - held('yue'), kept.reduce((sum, one) => sum + one, 0)]);
  const { points } = await ledger(account);
  expect([await parcelGaps(), await caseGaps(), await emptyOrders()]).toEqual([[], [], []]);
  expect([await logGaps(world), await tabGaps()]).toEqual([[], {}]);
  for (const { orderId, useIntegral, backIntegral, cancelTime, refundStatus } of found) {
    const of = (kind: string) => points.filter((row) => row['link_id'] === orderId && row['kind'] === kind);
    const sum = (kind: string) => of(kind).reduce((total, row) => total + Number(row['integral']), 0);
    expect([sum('use') + useIntegral, sum('giveBack')]).toEqual([0, backIntegral]);
    if (cancelTime || refundStatus === 2) expect(backIntegral).toBe(useIntegral);
    expect(of('gain').length).toBeLessThanOrEqual(1);
  }
}

/** State of an order after a step of its timeline. */
const afterStep: Readonly<Record<string, (state: string, message: string) => string>> = {
  pay_success: (state) => (state === 'unpaid' ? 'toSend' : state),
  cancel: () => 'cancelled',
  cancel_order: () => 'cancelled',
  express: (_, message) => (message.endsWith('件待发') ? 'toSend' : 'sent'),
  recall: () => 'toSend',
  user_take_delivery: () => 'toReview',
  check_order_over: () => 'done',
};
const afterRefundStep: Readonly<Record<string, (message: string) => boolean>> = {
  apply_refund: () => true,
  refund_refuse: () => false,
  refund_price: (message) => message.endsWith('失败'),
};

interface Timeline extends Record<string, unknown> {
  order_no: string;
  state: string;
  refund_state: string;
  steps: { type: string; message: string }[];
}

/** Orders that stand elsewhere than their timeline leads; there should be none. */
async function logGaps({ orders }: World) {
  const { rows } = await shop.db.execute<Timeline>(sql`
    select o.order_no, o.state, o.refund_state,
      json_agg(json_build_object('type', l.change_type, 'message', l.change_message) order by l.id) as steps
    from "order" o join order_log l on l.order_id = o.id
    where o.order_no in ${orders.map(({ orderNo }) => orderNo)} group by o.id`);
  expect(rows).toHaveLength(orders.length);
  return rows.flatMap(({ order_no, state, refund_state, steps }) => {
    const told = steps.reduce((at, { type, message }) => afterStep[type]?.(at, message) ?? at, 'unpaid');
    const isAsked = steps.reduce((at, { type, message }) => afterRefundStep[type]?.(message) ?? at, false);
    const isSame = told === state && (refund_state === 'paying' || isAsked === (refund_state === 'asked'));
    return isSame ? [] : [{ order_no, state, refund_state, told, isAsked }];
  });
}

/** Tabs whose kept count is not that of a recount; there should be none. */
async function tabGaps() {
  const { rows } = await shop.db.execute<{ tab: string; n: number }>(
    sql`select unnest(array['all', tab, case when tab in ('notShipped', 'toBeWrittenOff') and coalesce(team_status, 2) <> 2 then 'teamWaiting'
        when tab = 'notShipped' then 'toSend' when tab = 'toBeWrittenOff' then 'toHandOut' end]) as tab, count(*)::int as n
      from "order" where not is_system_del group by 1`,
  );
  const { refundStatus: _, ...counts } = await shop.admin().run(orderCalls.statusNum, { type: 2 });
  const recount: Record<string, number> = Object.fromEntries(rows.map(({ tab, n }) => [tab, n]));
  return Object.fromEntries(Object.entries(counts).filter(([tab, n]) => n !== (recount[tab] ?? 0)));
}

/** Held coupons that are not used by exactly the orders that they are spent on; there should be none. */
const couponGaps = async ({ coupons }: World) =>
  (
    await shop.db.execute(sql`
      select c.id from coupon_user c
      where c.id in ${coupons} and (c.status = 1)::int <>
        (select count(*) from "order" o where o.coupon_id = c.id and o.state <> 'cancelled' and o.refund_state <> 'refunded')`)
  ).rows;

/** Orders that wait although all their goods were refunded; there should be none. */
const emptyOrders = async () =>
  (
    await shop.db.execute(sql`
      select o.order_no from "order" o
      where o.state = 'toSend' and o.refund_state = 'none' and o.sent_pieces = 0 and not exists (
        select from order_line l where l.order_id = o.id and l.pay_num >
          (select coalesce(sum(g.quantity), 0) from refund_line g join refund r on r.id = g.refund_id where g.line_id = l.id and r.state <> 'failed'))`)
  ).rows;

/** Orders of more pieces in parcels than they have, or whose state is not that of their parcels; there should be none. */
const parcelGaps = async () =>
  (
    await shop.db.execute(sql`
      select o.order_no from "order" o
      cross join lateral (
        select coalesce(sum((piece->>'quantity')::int), 0) as sent, count(*) as pieces from parcel p, jsonb_array_elements(p.pieces) piece
        where p.order_id = o.id and p.withdrawn_time is null and p.case_id is null) parcels
      where parcels.sent > o.total_num or o.sent_pieces <> case when o.state = 'toSend' then parcels.sent else 0 end
        or (o.state = 'toSend' and parcels.sent = o.total_num) or (o.state = 'sent' and parcels.sent = 0)`)
  ).rows;

/**
 * Orders with a piece that is refunded or held by open cases more than once, whose row says otherwise of them, or that have a case
 * closed without its refund or its parcel; there should be none.
 */
const caseGaps = async () =>
  (
    await shop.db.execute(sql`
      select o.order_no from "order" o
      where o.case_state is distinct from (
          select c.state from return_case c where c.order_id = o.id and c.end_time is null order by c.id desc limit 1)
        or exists (
          select from order_line l where l.order_id = o.id and l.pay_num <
            (select coalesce(sum(g.quantity), 0) from refund_line g join refund r on r.id = g.refund_id where g.line_id = l.id and r.state <> 'failed')
            + (select coalesce(sum(g.quantity), 0) from return_case_line g join return_case c on c.id = g.case_id
              where g.line_id = l.id and c.end_time is null))
        or exists (
          select from return_case c where c.order_id = o.id and c.state = 'closed' and not case c.kind
            when 'return' then exists (select from refund r where r.case_id = c.id and r.state <> 'failed')
            else exists (select from parcel p where p.case_id = c.id) end)`)
  ).rows;

/** Orders whose commission, less what was taken back, is not the part of their money that was kept; there should be none. */
const commissionGaps = async () =>
  (
    await shop.db.execute(sql`
      select o.order_no, m.brokerage_level from commission_record m join "order" o on o.order_no = m.link_id
      where m.kind = 'gain' and m.promised - ceil(m.promised * case when o.refund_state = 'refunded' then o.pay_price else o.refund_price end::numeric / o.pay_price) <>
        case when m.status = 4 then 0 else m.price end + coalesce(
          (select sum(l.price) from commission_record l where l.link_id = m.link_id and l.uid = m.uid and l.kind = 'loss'), 0)`)
  ).rows;

interface StateMove extends Record<string, unknown> {
  noun: string[];
  froms: string[];
  tos: string[];
}

const tables: Record<string, Record<string, string>> = { ...orderMoves, ...refundMoves };

/** Steps that acts may write which lead from one state to another, of an order or of its refund. */
const writtenBy = ({ froms, tos }: StateMove) =>
  Object.entries(reaches).flatMap(([act, { writes }]) =>
    froms.some((from, at) => tables[from]?.[act] === tos[at]) ? writes : [],
  );

/** Changes that moved an order and wrote records which none of their moves names; there should be none. */
async function overreaching(): Promise<StateMove[]> {
  const { rows } = await shop.db.execute<StateMove>(sql`
    select act, array_agg(distinct noun) as noun,
      array_agg(coalesce(before->>'state', before->>'refund_state')) filter (where noun = 'order') as froms,
      array_agg(coalesce(after->>'state', after->>'refund_state')) filter (where noun = 'order') as tos
    from change_row join change on change.id = change_id group by change_id, act
    having bool_or(noun = 'order' and (before ? 'state' or before ? 'refund_state'))`);
  return rows.filter((moved) => {
    const named = new Set(['order', ...writtenBy(moved)]);
    return !moved.noun.every((noun) => named.has(noun));
  });
}

/** Life of some orders by a buyer with a balance, points and coupons. */
async function live(plan: readonly (readonly [LifeAct | 'onward', number, number])[]): Promise<void> {
  const account = `life-${(keys += 1)}`;
  await promoter(`${account}-top`);
  await promoter(`${account}-mid`, { by: `${account}-top` });
  await promoter(account, { by: `${account}-mid` });
  await deposit(account, BALANCE);
  await grant(account, POINTS);
  const mug = await sku({ price: 1000, stock: 12 });
  const world: World = {
    account,
    mug,
    large: await sizeOf(mug),
    storeId: await point(),
    orders: [await order({ of: mug, buyer: { account } })],
    coupons: [await held(account, 300), await held(account, 600)],
    received: 0,
    paidOutBefore: provider.paidOut(),
  };
  for (const [act, which, amount] of plan) {
    const placed = world.orders[which % world.orders.length];
    if (placed) await attempt(world, act, placed, amount).catch(() => {});
    await shop.runQueued();
    await check(world);
  }
  expect(await overreaching()).toEqual([]);
}

/** Lives that lead a return and an exchange from the order to the end; by chance alone few would. */
const straight = [2, 9].map((amount): [Parameters<typeof live>[0]] => [
  Array.from({ length: 8 }, () => ['onward', 0, amount] as const),
]);

describe('whatever happens to orders', () => {
  it('stock, money, balance, points, coupons and commission stay the sums of what moved, in timelines and tabs too', async () => {
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: 10, endOnFailure: true, examples: straight });
    await shop.pass('1 day');
    const { list } = await shop.admin().run(reconciliationCalls.list, { page: 1, limit: 1 });
    expect(list).toMatchObject([{ state: 'even', differing: 0, recount: null }]);
  }, 300_000);
});
