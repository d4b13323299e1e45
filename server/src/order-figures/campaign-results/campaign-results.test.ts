import { type SQL, and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { openVisitCalls, visitTypes } from '#contract/dashboard/visits.ts';
import { DAY } from '#contract/durations.ts';
import {
  campaignKinds,
  campaignResultCalls,
  campaignResultExportCalls,
  campaignResultRefusals,
  returnOf,
} from '#contract/order-figures/campaign-results.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { sku as skus } from '#server/catalogue/index.ts';
import { customer } from '#server/customers/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { participation } from '#server/marketing/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';
import { order as orders, orderLine } from '#server/orders/orders/tables.ts';

const shop = openShop();
const { sku, order, storefront } = ordersIn(shop);
const { sale, groupBuy } = marketingIn(shop);
const { bargain, floor, start } = bargainsIn(shop);
const { coupon, given } = couponsIn(shop);
const { uidOf } = accountsIn(shop);
const { flashSale, bargain: bargains, groupBuy: groupBuys, coupon: coupons } = campaignKinds;

let flash = { id: 0, skuId: 0 };

const results = async (kind: number, more: Partial<Input<typeof campaignResultCalls.list>> = {}, by = shop.admin()) =>
  (await by.run(campaignResultCalls.list, { page: 1, limit: 20, kind, ...more })).list;
const resultOf = async (kind: number, id: number, more = {}) => (await results(kind, more)).find((each) => each.id === id);

async function refund({ orderNo }: { orderNo: string }, amount: number) {
  await shop.admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '少件', requestKey: `${orderNo}-${amount}` });
}

/** Orders of an activity counted one by one. */
async function recount(activityId: number) {
  const rows = await shop.db
    .select({ order: orders, line: orderLine })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(and(eq(orders.activityId, activityId), isNotNull(orders.payTime)));
  const of = (value: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + value(row), 0);
  const [paid, refunded] = [of((row) => row.order.payPrice), of((row) => row.order.refundPrice)];
  const off = of((row) =>
    row.order.refundState === 'refunded' ? 0 : ((row.line.originalPrice ?? 0) - row.line.price) * row.line.payNum,
  );
  return { orders: rows.length, pieces: of((row) => row.line.payNum), paid, refunded, net: paid - refunded, discount: off };
}

beforeAll(async () => {
  flash = await sale({ stock: 50, original: 1000, price: 700, quota: 40, num: 9 });
  const buy = (account: string, more = {}) => order({ of: flash.skuId, activityId: flash.id, buyer: { account }, ...more });
  await buy('一号', { paid: true, quantity: 2 });
  await refund(await buy('一号', { paid: true, quantity: 3 }), 500);
  await refund(await buy('二号', { paid: true }), 700);
  await buy('三号');
  await shop.runQueued();
});

describe('the result of a flash sale', () => {
  it('is that of its orders counted one by one, with refunds taken off', async () => {
    const result = await resultOf(flashSale, flash.id);

    expect(result).toMatchObject(await recount(flash.id));
    expect(result).toMatchObject({ people: 3, orders: 3, pieces: 6, paid: 4200, refunded: 1200, net: 3000, discount: 1500 });
    expect(result && returnOf(result)).toBe(2);
  });

  it('keeps the discount that was given when the product costs something else later', async () => {
    await shop.app.write({ name: 'test.price', actor: systemActor('test') }, ({ tx }) =>
      tx.update(skus).set({ price: 9900 }).where(eq(skus.id, flash.skuId)),
    );

    expect(await resultOf(flashSale, flash.id)).toMatchObject({ discount: 1500 });
  });

  it('is that of a period where one is asked for', async () => {
    const yesterday = showDay(new Date(shop.clock.now().getTime() - DAY));

    expect(await results(flashSale, { dateLimit: `${yesterday},${yesterday}` })).toEqual([]);
    expect(await resultOf(flashSale, flash.id, { dateLimit: 'today' })).toMatchObject({ orders: 3 });
  });

  it('names no amounts to those who may not see them', async () => {
    const clerk = shop.admin({ may: [campaignResultCalls.list.permission] });

    expect(await results(flashSale, {}, clerk)).toMatchObject([
      { orders: 3, paid: null, refunded: null, net: null, discount: null },
    ]);
    const days = await clerk.run(campaignResultCalls.days, { kind: flashSale, id: flash.id });
    expect(days.at(-1)).toMatchObject({ orders: 3, paid: null });
  });

  it('comes day by day, quiet days too', async () => {
    const days = await shop.admin().run(campaignResultCalls.days, { kind: flashSale, id: flash.id });

    expect(days).toHaveLength(31);
    expect(days.at(-1)).toEqual({ day: showDay(shop.clock.now()), orders: 3, paid: 4200 });
    expect(days.slice(0, -1).every(({ orders: none }) => none === 0)).toBe(true);
    await expect(shop.admin().run(campaignResultCalls.days, { kind: bargains, id: flash.id })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('goes into a workbook', async () => {
    const { fileName } = await shop.admin().run(campaignResultExportCalls.exportResults, { kind: flashSale });

    expect(decodeURIComponent(fileName)).toMatch(/活动效果_.*\.xlsx$/);
  });
});

describe('how often a campaign was shown', () => {
  const { activity } = visitTypes;
  const looks = (times: number, campaign: { activityId?: number; couponId?: number }) =>
    Promise.all(Array.from({ length: times }, () => storefront.run(openVisitCalls.view, { visitType: activity, ...campaign })));
  const funnel = (kind: number, id: number) => shop.admin().run(campaignResultCalls.funnel, { kind, id });

  it('is counted by day, each view once however many come at once, and leads to those who paid', async () => {
    await looks(40, { activityId: flash.id });

    expect(await resultOf(flashSale, flash.id)).toMatchObject({ shown: 40, people: 3 });
    expect(await resultOf(flashSale, flash.id, { dateLimit: 'today' })).toMatchObject({ shown: 40 });
    expect(await funnel(flashSale, flash.id)).toEqual({ shown: 40, people: 3, payers: 2 });
  });

  it('is counted of coupons too, and apart from an activity of the same number', async () => {
    const id = await coupon();
    await looks(2, { couponId: id });

    expect(await resultOf(coupons, id)).toMatchObject({ shown: 2, people: 0 });
    expect(await funnel(coupons, id)).toEqual({ shown: 2, people: 0, payers: 0 });
    expect((await results(coupons, { order: '-shown' }))[0]).toMatchObject({ id });
  });

  it('is refused of a campaign that is not there', async () => {
    for (const nobody of [{ activityId: 99_999 }, { couponId: 99_999 }])
      await expect(looks(1, nobody)).rejects.toMatchObject({ code: 404, message: campaignResultRefusals.NOT_FOUND().message });
    await expect(funnel(bargains, flash.id)).rejects.toMatchObject({ code: 404 });
  });
});

describe('the result of others', () => {
  it('counts in a bargain all who began one', async () => {
    const made = await bargain({ price: 1000, minPrice: 400 });
    const participationId = await floor(made, 'buyer');
    await start(made.id, 'watcher');
    await order({ of: made.skuId, activityId: made.id, participationId, buyer: { account: 'buyer' }, paid: true });

    expect(await resultOf(bargains, made.id)).toMatchObject({ people: 2, orders: 1, paid: 400, discount: 600 });
  });

  it('counts in a group-buy the buyers of its orders', async () => {
    const made = await groupBuy({ original: 1000, price: 700 });
    await order({ of: made.skuId, activityId: made.id, buyer: { account: 'lead' }, paid: true });

    expect(await resultOf(groupBuys, made.id)).toMatchObject({ people: 1, orders: 1, paid: 700, discount: 300 });
  });

  it('counts of a coupon who holds it, and the orders it was spent on', async () => {
    const id = await coupon({ money: 300 });
    const held = await given(id, 'holder');
    await given(id, 'idle');
    const of = await sku({ price: 2000 });
    const buyer = { account: 'holder' };
    await order({ of, couponId: held, buyer, paid: true });

    expect(await resultOf(coupons, id)).toMatchObject({ people: 2, orders: 1, pieces: 1, paid: 1700, discount: 300, net: 1700 });
    const days = await shop.admin().run(campaignResultCalls.days, { kind: coupons, id });
    expect(days.at(-1)).toMatchObject({ orders: 1, paid: 1700 });
  });

  it.each([flashSale, coupons])('of kind %d costs the same statements for one as for more', async (kind) => {
    const cost = () => shop.countQueries(() => results(kind));
    await cost();
    const before = await cost();
    await (kind === coupons ? coupon() : sale());

    expect(await cost()).toBe(before);
  });
});

/** Flash sales that sold so many pieces, at 300 fen off each, and one that nobody knows. */
async function soldAs(word: string, ...pieces: number[]) {
  const stopTime = startOfDay(shop.clock.now(), 3);
  const made = [];
  for (const quantity of pieces) {
    const one = await sale({ title: `${word} ${quantity}`, stopTime, stock: 50, original: 1000, price: 700, quota: 40, num: 9 });
    await order({ of: one.skuId, activityId: one.id, buyer: { account: `${word}${quantity}` }, quantity, paid: true });
    made.push(one.id);
  }
  return [...made, (await sale({ title: `${word} 没人要`, stopTime })).id];
}

describe('the order of results', () => {
  const titles = async (more: Partial<Input<typeof campaignResultCalls.list>>) =>
    (await results(flashSale, { keywords: '排序', ...more })).map(({ title }) => title.slice(3));

  beforeAll(async () => {
    const [two = 0] = await soldAs('排序', 2, 5, 3);
    const [line] = await shop.db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.activityId, two));
    await refund({ orderNo: line?.orderNo ?? '' }, 1000);
    await shop.runQueued();
  });

  it.each([
    ['pieces', ['5', '3', '2', '没人要']],
    ['paid', ['5', '3', '2', '没人要']],
    ['net', ['5', '3', '2', '没人要']],
    ['discount', ['5', '3', '2', '没人要']],
    ['refunded', ['2', '没人要', '3', '5']],
    ['orders', ['3', '5', '2', '没人要']],
    ['people', ['3', '5', '2', '没人要']],
    ['returned', ['3', '5', '2', '没人要']],
  ] as const)('is by %s, the latest first among equals', async (figure, found) => {
    expect(await titles({ order: `-${figure}` })).toEqual(found);
    const upwards = await results(flashSale, { keywords: '排序', order: figure });
    const values = upwards.map((row) => row[figure]).filter((value) => value !== null);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });

  it('counts the period that is asked for', async () => {
    const tomorrow = showDay(new Date(shop.clock.now().getTime() + DAY));

    expect(await titles({ order: '-pieces', dateLimit: 'today' })).toEqual(['5', '3', '2', '没人要']);
    expect(await titles({ order: '-pieces', dateLimit: `${tomorrow},${tomorrow}` })).toEqual(['没人要', '3', '5', '2']);
  });

  it('goes on over pages', async () => {
    const page = (number: number) => titles({ order: '-pieces', page: number, limit: 2 });

    expect([...(await page(1)), ...(await page(2))]).toEqual(['5', '3', '2', '没人要']);
  });

  it('is the order of the workbook, which keeps the filters', async () => {
    const { fileName } = await shop
      .admin()
      .run(campaignResultExportCalls.exportResults, { kind: flashSale, keywords: '排序', order: '-pieces' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(rawPayload));

    expect(rows.slice(-4).map((row) => row[1])).toEqual(['排序 5', '排序 3', '排序 2', '排序 没人要']);
  });

  it('by an amount is refused to those who may not see amounts', async () => {
    const clerk = shop.admin({ may: [campaignResultCalls.list.permission] });

    await expect(results(flashSale, { order: '-paid' }, clerk)).rejects.toMatchObject({
      message: campaignResultRefusals.NO_AMOUNTS().message,
    });
    expect(await results(flashSale, { order: '-pieces', keywords: '排序 5' }, clerk)).toMatchObject([{ pieces: 5 }]);
  });

  it.each([bargains, groupBuys, coupons])('is there for campaigns of kind %d too', async (kind) => {
    for (const figure of ['people', 'pieces', 'discount', 'returned'] as const) {
      const found = await results(kind, { order: `-${figure}` });
      const values = found.map((row) => row[figure] ?? -1);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
  });
});

describe('the results of more than a thousand campaigns in a period', () => {
  const read = async (more: { keywords?: string } = {}) => {
    const asked = { kind: coupons, order: '-people', dateLimit: 'today', page: 1, limit: 2, ...more } as const;
    const { list } = await shop.admin().run(campaignResultCalls.list, asked);
    return list.map(({ title, people }) => [title, people]);
  };
  const hold = (title: string) => sql`
    insert into coupon_user (coupon_id, uid, name, money, min_price, type, start_time, end_time, use_type, primary_key, create_time)
    select k.id, c.id, '满减', 300, 0, 'send', now(), now() + interval '1 day', 1, '', ${shop.clock.now().toISOString()}
    from coupon k, customer c where k.name like ${title} on conflict do nothing`;
  const write = (statement: SQL) =>
    shop.app.write({ name: 'test.hold', actor: systemActor('test') }, ({ tx }) => tx.execute(statement));

  it('are in the order of up to a minute ago, with the figures of now', async () => {
    await uidOf('first of many');
    await write(sql`insert into coupon (name, money, min_price, is_limited, total, last_total, use_type, receive_start_time, is_fixed_time, day,
        type, sort, status)
      select '千券' || n, 500, 1000, false, 0, 0, 1, ${shop.clock.now().toISOString()}, false, 30, 1, 0, true from generate_series(1, 1001) n`);
    await write(hold('千券%'));
    const held = await shop.db.$count(customer);
    expect(await read()).toEqual([
      ['千券1001', held],
      ['千券1000', held],
    ]);

    await uidOf('latecomer');
    await write(hold('千券7'));
    await write(hold('千券1000'));
    expect(await read()).toEqual([
      ['千券1001', held],
      ['千券1000', held + 1],
    ]);
  });

  it('are without those deleted since, and with those made since', async () => {
    await write(sql`update coupon set is_del = true where name = '千券1001'`);
    await coupon({ name: '千券新' });

    expect((await read()).map(([title]) => title)).toEqual(['千券1000', '千券999']);
    expect(await read({ keywords: '千券新' })).toEqual([['千券新', 0]]);
  });
});

describe('the kept sums of campaigns', () => {
  const gaps = async () => (await shop.db.execute(sql`select * from campaign_sum_gaps()`)).rows;
  const resultsOf = async (id: number) => (await resultOf(bargains, id))?.people;

  it('are those of orders and people counted one by one, after all of the above', async () => {
    expect(await gaps()).toEqual([]);
  });

  it('count a person once who begins a bargain again, and two who turn out to be one', async () => {
    const made = await bargain({ num: 3 });
    await start(made.id, 'again');
    await shop.app.write({ name: 'test.end', actor: systemActor('test') }, ({ tx }) =>
      tx.update(participation).set({ status: 2 }).where(eq(participation.bargainId, made.id)),
    );
    await start(made.id, 'again');
    await start(made.id, 'twin');
    expect(await resultsOf(made.id)).toBe(2);

    const [fromUid, toUid] = [await uidOf('twin'), await uidOf('again')];
    await shop.app.write({ name: 'test.merge', actor: systemActor('test') }, ({ tx }) =>
      tx
        .update(participation)
        .set({ uid: toUid, status: 2 })
        .where(and(eq(participation.bargainId, made.id), eq(participation.uid, fromUid))),
    );

    expect(await resultsOf(made.id)).toBe(1);
    expect(await gaps()).toEqual([]);
  });

  it('count all holders whom one statement gives a coupon, or takes it from, at once', async () => {
    const id = await coupon({ money: 300 });
    const holders = await shop.db.$count(customer);
    const updatesBy = async (statement: SQL) => {
      const { value } = await shop.app.write({ name: 'test.hold', actor: systemActor('test') }, async ({ tx }) => {
        const updates = async () => {
          const { rows } = await tx.execute<{ n: number }>(
            sql`select pg_stat_get_xact_tuples_updated('campaign_sum'::regclass)::int as n`,
          );
          return rows[0]?.n ?? 0;
        };
        const before = await updates();
        await tx.execute(statement);
        await tx.execute(sql`set constraints all immediate`);
        return (await updates()) - before;
      });
      return value;
    };

    const give = sql`insert into coupon_user (coupon_id, uid, name, money, min_price, type, start_time, end_time, use_type, primary_key)
      select ${id}, c.id, '满减', 300, 0, 'send', now(), now() + interval '1 day', 1, '' from customer c`;
    expect(await updatesBy(give)).toBe(1);
    expect(await resultOf(coupons, id)).toMatchObject({ people: holders });
    expect(await updatesBy(sql`delete from coupon_user where coupon_id = ${id} and uid <> (select min(id) from customer)`)).toBe(
      1,
    );
    expect(await resultOf(coupons, id)).toMatchObject({ people: 1 });
    expect(await gaps()).toEqual([]);
  });
});
