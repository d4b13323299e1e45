import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { stockGaps } from '#server/catalogue/index.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { order, sku, send, storefront, info } = ordersIn(shop);
const { sale, groupBuy } = marketingIn(shop);
const { bargain, floor } = bargainsIn(shop);
const { coupon, given } = couponsIn(shop);
const { run } = storefront;
const admin = () => shop.admin();

interface SoldSku {
  id: number;
  skuId: number;
}
interface World {
  sale: SoldSku;
  bargain: SoldSku;
  group: SoldSku;
  /** Coupon, goods to spend it on, and those that customers hold. */
  couponId: number;
  goods: number;
  held: { id: number; account: string }[];
  orders: PlacedOrder[];
  /** Fen that came in from outside. */
  received: number;
  paidOutBefore: number;
}

const acts = [
  'buyInSale',
  'buyAtFloor',
  'openTeam',
  'joinTeam',
  'spendCoupon',
  'spendAgain',
  'pay',
  'payAndCancel',
  'cancel',
  'send',
  'refund',
  'refundPart',
  'switch',
  'mood',
  'wait',
] as const;
type LifeAct = (typeof acts)[number];
const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(9)), { minLength: 10, maxLength: 20 });

let keys = 0;
const newcomer = () => `act-${(keys += 1)}`;
const bought = async (world: World, { id, skuId }: SoldSku, more: object) =>
  world.orders.push(await order({ of: skuId, activityId: id, ...more }));

async function pay(world: World, { orderNo, payPrice: amount }: PlacedOrder) {
  const { paid } = await run(openOrderCalls.read, { orderNo });
  await run(openOrderCalls.pay, { orderNo, amount, tradeNo: `trade-${orderNo}` });
  if (!paid) world.received += amount;
}
const refund = ({ orderNo }: PlacedOrder, amount: number) =>
  admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商', requestKey: `act-${(keys += 1)}` });

async function spend({ orders, goods }: Pick<World, 'orders' | 'goods'>, one: World['held'][number] | undefined) {
  if (one) orders.push(await order({ of: goods, couponId: one.id, buyer: { account: one.account } }));
}

/** Attempts of each act; a refused one must change nothing. */
const tries: Record<LifeAct, (world: World, placed: PlacedOrder, chance: number) => Promise<unknown>> = {
  buyInSale: (world) => bought(world, world.sale, { buyer: { account: newcomer() } }),
  async buyAtFloor(world) {
    const account = newcomer();
    await bought(world, world.bargain, { buyer: { account }, participationId: await floor(world.bargain, account) });
  },
  openTeam: (world) => bought(world, world.group, { buyer: { account: newcomer() } }),
  async joinTeam(world, { orderNo }) {
    const { teamId } = await run(openOrderCalls.read, { orderNo });
    await bought(world, world.group, { buyer: { account: newcomer() }, teamId: teamId ?? undefined });
  },
  async spendCoupon({ couponId, held, ...world }) {
    const account = newcomer();
    held.push({ id: await given(couponId, account), account });
    await spend(world, held.at(-1));
  },
  spendAgain: ({ held, ...world }, _, chance) => {
    const one = held[chance % held.length];
    return Promise.allSettled([spend(world, one), spend(world, one)]);
  },
  pay,
  payAndCancel: (world, placed) =>
    Promise.allSettled([pay(world, placed), run(openOrderCalls.cancel, { orderNo: placed.orderNo })]),
  cancel: (_, { orderNo }) => Promise.allSettled([1, 2].map(() => run(openOrderCalls.cancel, { orderNo }))),
  send: (_, placed) => send(placed),
  refund: (_, placed) => refund(placed, placed.payPrice),
  refundPart: (_, placed) => refund(placed, 100),
  async switch({ sale: { id: saleId }, bargain: { id: bargainId }, group }, _, chance) {
    const on = chance % 3 === 0;
    await admin().run(flashSaleCalls.updateStatus, { id: saleId, status: on });
    await admin().run(bargainCalls.updateStatus, { id: bargainId, status: on });
    await admin().run(groupBuyCalls.updateStatus, { id: group.id, isShow: on });
    if (chance === 8) await admin().run(flashSaleCalls.delete, { id: saleId });
  },
  async mood(_, __, chance) {
    provider.become(chance % 3 === 0 ? 'unwilling' : 'willing');
  },
  wait: (_, __, chance) => shop.pass(chance % 2 === 0 ? '20 minutes' : '65 minutes'),
};

/** Quotas and stocks that differ from what was set aside less what orders hold; there should be none. */
const goodsGaps = async () =>
  (
    await shop.db.execute(sql`
      with kept as (
        select o.activity_id, l.sku_id, sum(l.pay_num) as pieces from "order" o join order_line l on l.order_id = o.id
        where o.state <> 'cancelled' and not o.is_restocked and o.activity_id is not null group by 1, 2
      )
      select s.* from activity_sku s join sku k on k.id = s.sku_id left join kept on kept.activity_id = s.activity_id and kept.sku_id = s.sku_id
      where s.quota <> s.quota_show - coalesce(kept.pieces, 0) or s.sales <> coalesce(kept.pieces, 0)
        or k.stock <> 10 - coalesce(kept.pieces, 0) or s.quota < 0 or k.stock < 0`)
  ).rows;

/** Coupons spent without an order that stands, or lying unused although one does; and orders that share one. */
const couponGaps = async () =>
  (
    await shop.db.execute(sql`
      select h.id, h.status, count(o.id) as orders from coupon_user h
      left join "order" o on o.coupon_id = h.id and o.state <> 'cancelled' and o.refund_state <> 'refunded'
      group by h.id having count(o.id) <> (case when h.status = 1 then 1 else 0 end)
        or (h.status = 1) <> (h.order_no is not null) or (h.status = 1 and h.order_no <> max(o.order_no))`)
  ).rows;

/** Campaigns whose kept sums are not those of their orders. */
const sumGaps = async () => (await shop.db.execute(sql`select * from campaign_sum_gaps()`)).rows;

async function check({ orders, received, paidOutBefore }: World): Promise<void> {
  expect([await goodsGaps(), await stockGaps(shop.db), await couponGaps(), await sumGaps()]).toEqual([[], [], [], []]);
  const found = await Promise.all(orders.map((placed) => info(placed)));
  const held = found
    .filter(({ paid }) => paid)
    .reduce((sum, { payPrice, refundPrice }) => sum + (payPrice ?? 0) - (refundPrice ?? 0), 0);
  expect(received).toBe(held + provider.paidOut() - paidOutBefore);
  for (const { payPrice, refundPrice } of found) expect(refundPrice ?? 0).toBeLessThanOrEqual(payPrice ?? 0);
}

/** Life of a flash sale, a bargain, a group-buy and a coupon with their orders. */
async function live(plan: readonly (readonly [LifeAct, number])[]): Promise<void> {
  provider.become('willing');
  const world: World = {
    sale: await sale({ quota: 3, num: 9 }),
    bargain: await bargain({ quota: 3, peopleNum: 2 }),
    group: await groupBuy({ quota: 4, people: 3, effectiveTime: 1 }),
    couponId: await coupon({ money: 300 }),
    goods: await sku({ price: 2000, stock: 99 }),
    held: [],
    orders: [],
    received: 0,
    paidOutBefore: provider.paidOut(),
  };
  await tries.openTeam(world, {} as PlacedOrder, 0);
  for (const [act, which] of plan) {
    const placed = world.orders[which % world.orders.length];
    if (placed) await tries[act](world, placed, which).catch(() => {});
    await shop.runQueued();
    await check(world);
  }
  // Teams end with their life, so that no money of theirs leaves in the next one.
  provider.become('willing');
  await shop.pass('65 minutes');
  await shop.pass('65 minutes');
  await check(world);
}

describe('whatever happens to activities and their orders', () => {
  it('quota, stock, coupons and money return exactly once, and nothing falls below nothing', async () => {
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: 8, endOnFailure: true });
  }, 240_000);
});
