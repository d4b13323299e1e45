import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { AnyCall } from '#contract/call.ts';
import { isCutDown, knowsLimit } from '#contract/data-scope.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
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

/** Words of what another shop sold, and its money. */
const WORDS = ['乙店', '铜锣', '777.77', '2333.31', '2353.31'];

let places: ReturnType<typeof openBoth> | undefined;

/** Two shops with their goods. */
async function openBoth() {
  const [here, there] = [await seller('甲店'), await seller('乙店')];
  const own = await sku({ merId: here, price: 1000, name: '甲店搪瓷壶' });
  const others = await sku({ merId: there, price: 77_777, name: '乙店铜锣' });
  return { here, there, own, others };
}

/** An order with two pieces of one shop and three of another; the person is of the first. */
async function shared() {
  const { here, there, own, others } = await (places ??= openBoth());
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
  return { placed, one, other: { ...other, shopId: there }, info };
}

/** The other shop sends its pieces, and one of them is to come back; answers what names its parcel, its case and its line. */
async function sendsAndTakesBack({ placed: { orderNo }, other: { desk } }: Awaited<ReturnType<typeof shared>>) {
  const shipped = 'SF9876543210001';
  await desk.run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: shipped });
  const line = (await desk.run(orderCalls.info, { orderNo })).orderInfo[0]?.id ?? 0;
  const [parcel] = (await desk.run(parcelCalls.parcels, { orderNo })).parcels;
  const terms = { kind: 'return', reason: '乙店退货缘由', returnTo: '乙店退货仓', requestKey: 'others' } as const;
  const back = await desk.run(returnCaseCalls.open, { ...terms, orderNo, lines: [{ lineId: line, quantity: 1 }] });
  return { shipped, back, line, parcelId: parcel?.id ?? 0 };
}

/** Every row of what a shop has in orders, of its goods, and what concerns all of an order. */
async function rowsOf(shopId: number, orderId: number): Promise<unknown[]> {
  const lines = sql`(select id from order_line where mer_id = ${shopId})`;
  const cases = sql`(select case_id from return_case_line where line_id in ${lines})`;
  const { rows } = await shop.db.execute(sql`
    select to_jsonb(l) as row from order_line l where id in ${lines}
    union all select to_jsonb(p) from parcel p, jsonb_array_elements(p.pieces) piece where (piece->>'lineId')::int in ${lines}
    union all select to_jsonb(r) from refund_line r where line_id in ${lines}
    union all select to_jsonb(c) from return_case c where id in ${cases}
    union all select to_jsonb(c) from return_case_line c where case_id in ${cases}
    union all select to_jsonb(p) from product p where mer_id = ${shopId}
    union all select to_jsonb(s) from sku s join product p on p.id = s.product_id where p.mer_id = ${shopId}
    union all select to_jsonb(e) from stock_entry e where order_id = ${orderId} and sku_id in (select sku_id from order_line where mer_id = ${shopId})
    union all select jsonb_build_array(pay_price, real_name, user_phone, user_address, remark, handler_id, refund_reason, is_del, is_system_del)
      from "order" where id = ${orderId}`);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

describe('somebody of a shop that sold a part of an order', () => {
  let ours: Awaited<ReturnType<typeof shared>>;
  let reads: AnyCall[] = [];
  let first: ReadonlyMap<string, string> = new Map();
  const records = (ids: Readonly<Record<string, number>> = {}) => ({
    ids: { order: ours.info.id, ...ids },
    fields: { orderNo: ours.placed.orderNo, keywords: '搪瓷壶', rowId: ours.info.id },
  });
  beforeAll(async () => {
    ours = await shared();
    reads = await readsOf(shop, ours.one, open);
    first = await told(ours.one.desk, reads, records());
  }, 120_000);

  it('is told of no goods, no amount and no parcel of the others, by any call', async () => {
    const telling = [...first].flatMap(([asked, text]) =>
      WORDS.filter((word) => text.includes(word)).map((word) => `${asked} tells ${word}: ${text}`),
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

  it('is told the same when the others send their goods, call them back, take them back and refund them', async () => {
    const { placed, other, one } = ours;
    const { orderNo } = placed;
    await other.desk.run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: 'SF7654321' });
    expect(changes(first, await told(one.desk, reads, records()))).toEqual([]);

    await other.desk.run(sendingCalls.recall, { orderNo, reason: '乙店发错了' });
    const { shipped, back, line } = await sendsAndTakesBack(ours);
    expect(changes(first, await told(one.desk, reads, records()))).toEqual([]);
    const answers = await told(one.desk, reads, records({ return_case: back.id }));
    const words = [...WORDS, back.caseNo, shipped, '乙店退货缘由', '乙店退货仓'];
    expect([...answers].filter(([, text]) => words.some((word) => text.includes(word)))).toEqual([]);
    await other.desk.run(returnCaseCalls.withdraw, { id: back.id, reason: '乙店说好了' });

    const terms = { amount: 77_777, reason: '乙店缺货', requestKey: 'others', lines: [{ lineId: line, quantity: 1 }] };
    await other.desk.run(refundCalls.agreeRefund, { orderNo, ...terms });
    await shop.runQueued();
    expect(changes(first, await told(one.desk, reads, records()))).toEqual([]);
  });

  const changes = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
    [...before].flatMap(([asked, text]) => (after.get(asked) === text ? [] : [`${asked}: ${text} became ${after.get(asked)}`]));
});

describe('acts of somebody of a shop on an order of several', () => {
  const isAct = (call: AnyCall, reads: readonly AnyCall[]) => !reads.includes(call);
  const namesOrder = ({ query, body }: AnyCall) => 'orderNo' in { ...query?.shape, ...body?.shape };
  let ours: Awaited<ReturnType<typeof shared>>;
  let theirs: Awaited<ReturnType<typeof sendsAndTakesBack>>;
  let acts: AnyCall[] = [];
  beforeAll(async () => {
    ours = await shared();
    theirs = await sendsAndTakesBack(ours);
    const reads = await readsOf(shop, ours.one, open);
    acts = open.filter((call) => isAct(call, reads));
  }, 120_000);
  const named = (fields: Readonly<Record<string, unknown>>): Named => ({
    ids: { order: ours.info.id, return_case: theirs.back.id },
    fields: { orderNo: ours.placed.orderNo, orderIds: ours.info.id, ...fields },
  });

  it('leave all of it to the house in a sentence, where they concern all of it', async () => {
    const ofAll = acts.filter((call) => call.dataScope === 'sole_order' && namesOrder(call));
    const answers = await Promise.all(
      ofAll.map(async (call) => [
        nameOf(call),
        (await send(ours.one.desk, call, inputsOf(call, naming(call, named({})), () => false)[0] ?? {})).message,
      ]),
    );
    expect(answers.filter(([, says]) => !says?.startsWith('订单里还有其他店铺的商品，'))).toEqual([]);
    expect(ofAll.length).toBeGreaterThan(6);
  });

  it('change nothing of the others, whatever of theirs they name, and tell nothing of it', async () => {
    const { shopId } = ours.other;
    const before = await rowsOf(shopId, ours.info.id);
    const { line: lineId, parcelId, back, shipped } = theirs;
    const words = [...WORDS, back.caseNo, shipped];
    const telling: string[] = [];
    for (const call of acts) {
      const sampling = naming(call, named({ lineId, parcelId, ids: back.id, expressNumber: shipped }));
      for (const input of [...inputsOf(call, sampling, (name) => name in sampling.given), ...choicesOf(call, sampling)]) {
        const answer = await send(ours.one.desk, call, input);
        const text = JSON.stringify(answer);
        const asked = JSON.stringify(input);
        telling.push(
          ...words
            .filter((word) => text.includes(word) && !asked.includes(word))
            .map((word) => `${nameOf(call)} ${asked} tells ${word}: ${text}`),
        );
      }
    }
    await shop.runQueued();
    expect(telling).toEqual([]);
    expect(await rowsOf(shopId, ours.info.id)).toEqual(before);
    expect(acts.length).toBeGreaterThan(30);
  });
});
