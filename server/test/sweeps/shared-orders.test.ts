import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { isCutDown, knowsLimit } from '#contract/data-scope.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { catalogueIn } from '../catalogue.ts';
import { address, ordersIn } from '../orders.ts';
import { openShop } from '../shop.ts';
import { EVERYTHING, guarded } from './guarded.ts';
import { type Named, nameOf, naming } from './naming.ts';
import { readsOf } from './reads-of.ts';
import { choicesOf, inputsOf, send } from './sample.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay } = ordersIn(shop);
const admin = shop.admin();

const open = guarded.filter((call) => knowsLimit(call, 'shops') && isCutDown(call, 'shops'));
/** Ids and moments of what moves with every act on an order; no fact of it. */
const MOVING = ['updateTime', 'version', 'tables'];

async function told(desk: Awaited<ReturnType<typeof keeper>>['desk'], reads: readonly AnyCall[], records: Named) {
  const answers = new Map<string, string>();
  for (const call of reads) {
    const sampling = naming(call, records);
    for (const input of [...inputsOf(call, sampling, (name) => name in sampling.given), ...choicesOf(call, sampling)]) {
      const answer = await send(desk, call, input);
      const text = JSON.stringify(answer, (key, value: unknown) => (MOVING.includes(key) ? undefined : value));
      answers.set(`${nameOf(call)} ${JSON.stringify(input)}`, text);
    }
  }
  return answers;
}

/** An order with two pieces of one shop and three of another; the person is of the first. */
async function shared() {
  const [here, there] = [await seller('甲店'), await seller('乙店')];
  const own = await sku({ merId: here, price: 1000, name: '甲店搪瓷壶' });
  const others = await sku({ merId: there, price: 77_777, name: '乙店铜锣' });
  const placed = await storefront.run(openOrderCalls.create, {
    ...draft({ of: own, address, mark: '请轻拿' }),
    lines: [
      { skuId: own, quantity: 2 },
      { skuId: others, quantity: 3 },
    ],
  });
  await pay(placed);
  const may = [...EVERYTHING, seeAmounts];
  const [one, other] = [await keeper({ shopId: here, may }), await keeper({ shopId: there, may })];
  const info = await admin.run(orderCalls.info, placed);
  await shop.runQueued();
  return { placed, one, other, info };
}

describe('somebody of a shop that sold a part of an order', () => {
  let ours: Awaited<ReturnType<typeof shared>>;
  let reads: AnyCall[] = [];
  let first: ReadonlyMap<string, string> = new Map();
  const records = () => ({
    ids: { order: ours.info.id },
    fields: { orderNo: ours.placed.orderNo, keywords: '搪瓷壶', rowId: ours.info.id },
  });
  beforeAll(async () => {
    ours = await shared();
    reads = await readsOf(shop, ours.one, open);
    first = await told(ours.one.desk, reads, records());
  }, 120_000);

  it('is told of no goods, no amount and no parcel of the others, by any call', async () => {
    const words = ['乙店', '铜锣', '777.77', '2333.31', '2353.31'];
    const telling = [...first].flatMap(([asked, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${asked} tells ${word}: ${text}`),
    );
    expect(telling).toEqual([]);
    expect(reads.length).toBeGreaterThan(30);
  });

  it('is told of the own part', async () => {
    expect(await ours.one.desk.run(orderCalls.info, ours.placed)).toMatchObject({
      isPart: true,
      totalNum: 2,
      payPrice: 2000,
      proTotalPrice: 2000,
      realName: address.name,
      userPhone: address.phone,
      mark: '请轻拿',
      nikeName: '',
      uid: 0,
      orderInfo: [{ info: { productName: '甲店搪瓷壶' } }],
    });
  });

  it('is told the same when the others send their goods, call them back and refund them', async () => {
    const { placed, other, one } = ours;
    const { orderNo } = placed;
    await other.desk.run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: 'SF7654321' });
    expect(changes(first, await told(one.desk, reads, records()))).toEqual([]);

    await other.desk.run(sendingCalls.recall, { orderNo, reason: '乙店发错了' });
    const line = (await other.desk.run(orderCalls.info, placed)).orderInfo[0]?.id ?? 0;
    const terms = { amount: 77_777, reason: '乙店缺货', requestKey: 'others', lines: [{ lineId: line, quantity: 1 }] };
    await other.desk.run(refundCalls.agreeRefund, { orderNo, ...terms });
    await shop.runQueued();
    expect(changes(first, await told(one.desk, reads, records()))).toEqual([]);
  });

  const changes = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
    [...before].flatMap(([asked, text]) => (after.get(asked) === text ? [] : [`${asked}: ${text} became ${after.get(asked)}`]));
});
