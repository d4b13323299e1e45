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
import { marketingIn } from '../../../test/marketing.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { order, send, storefront, info } = ordersIn(shop);
const { sale, groupBuy } = marketingIn(shop);
const { bargain, floor } = bargainsIn(shop);
const { run } = storefront;
const admin = () => shop.admin();

interface Item {
  id: number;
  skuId: number;
}
interface World {
  sale: Item;
  bargain: Item;
  group: Item;
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
type Act = (typeof acts)[number];
const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(9)), { minLength: 10, maxLength: 20 });

let keys = 0;
const newcomer = () => `act-${(keys += 1)}`;
const bought = async (world: World, { id, skuId }: Item, more: object) =>
  world.orders.push(await order({ of: skuId, activityId: id, ...more }));

async function pay(world: World, { orderNo, payPrice: amount }: PlacedOrder) {
  const { paid } = await run(openOrderCalls.read, { orderNo });
  await run(openOrderCalls.pay, { orderNo, amount, tradeNo: `trade-${orderNo}` });
  if (!paid) world.received += amount;
}
const refund = ({ orderNo }: PlacedOrder, amount: number) =>
  admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商', requestKey: `act-${(keys += 1)}` });

/** Attempts of each act; a refused one must change nothing. */
const tries: Record<Act, (world: World, placed: PlacedOrder, chance: number) => Promise<unknown>> = {
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

async function check({ orders, received, paidOutBefore }: World): Promise<void> {
  expect([await goodsGaps(), await stockGaps(shop.db)]).toEqual([[], []]);
  const found = await Promise.all(orders.map((placed) => info(placed)));
  const held = found
    .filter(({ paid }) => paid)
    .reduce((sum, { payPrice, refundPrice }) => sum + (payPrice ?? 0) - (refundPrice ?? 0), 0);
  expect(received).toBe(held + provider.paidOut() - paidOutBefore);
  for (const { payPrice, refundPrice } of found) expect(refundPrice ?? 0).toBeLessThanOrEqual(payPrice ?? 0);
}

/** One life of a flash sale, a bargain and a group-buy with their orders. */
async function live(plan: readonly (readonly [Act, number])[]): Promise<void> {
  provider.become('willing');
  const world: World = {
    sale: await sale({ quota: 3, num: 9 }),
    bargain: await bargain({ quota: 3, peopleNum: 2 }),
    group: await groupBuy({ quota: 4, people: 3, effectiveTime: 1 }),
    orders: [],
    received: 0,
    paidOutBefore: provider.paidOut(),
  };
  await tries.openTeam(world, {} as PlacedOrder, 0);
  for (const [act, which] of plan) {
    const placed = world.orders[which % world.orders.length];
    if (placed) await tries[act](world, placed, which).catch(() => {});
    await shop.runDue();
    await check(world);
  }
  // Teams end with their life, so that no money of theirs leaves in the next one.
  provider.become('willing');
  await shop.pass('65 minutes');
  await shop.pass('65 minutes');
  await check(world);
}

describe('whatever happens to activities and their orders', () => {
  it('quota, stock and money return exactly once, and nothing falls below nothing', async () => {
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: 8, endOnFailure: true });
  }, 240_000);
});
