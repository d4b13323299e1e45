import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { showDay, showMoment, startOfDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type ReportFigures, type ReportKind, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls, salesReportRefusals } from '#contract/order-figures/sales-reports.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { order as orders, orderLine, refund as refunds, refundLine } from '#server/orders/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { type PlacedOrder, address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { storefront, sku, draft, pay, order, info } = ordersIn(shop);
const { coupon, given } = couponsIn(shop);
const staff = shop.admin();
const all = { page: 1, limit: 0 };

type AskedReport = Partial<Input<typeof salesReportCalls.list>>;
const list = async (asked: AskedReport, desk: Client = staff) =>
  (await desk.run(salesReportCalls.list, { by: 'product', dateLimit: 'lately7', than: 'previous', ...all, ...asked })).list;
const sums = (asked: AskedReport = {}, desk: Client = staff) =>
  desk.run(salesReportCalls.sums, { dateLimit: 'lately7', than: 'previous', ...asked });
const gaps = async () => (await shop.db.execute(sql`select * from sales_sum_gaps()`)).rows;
const marks = async () => (await shop.db.execute<{ n: number }>(sql`select count(*)::int as n from sales_mark`)).rows[0]?.n;

let one = 0;
let keys = { mug: 0, gong: 0, sign: 0 };
beforeAll(async () => {
  one = await seller('甲店');
  keys = {
    mug: await sku({ merId: one, price: 1000, name: '甲店搪瓷壶', stock: 9999 }),
    gong: await sku({ merId: await seller('乙店'), price: 3000, name: '乙店铜锣', stock: 9999 }),
    sign: await sku({ price: 500, name: '自营站牌', stock: 9999 }),
  };
});

/** A paid order of two mugs and a gong for 50.00. */
async function ofBoth(): Promise<PlacedOrder> {
  const lines = [
    { skuId: keys.mug, quantity: 2 },
    { skuId: keys.gong, quantity: 1 },
  ];
  const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: keys.mug }), lines, idempotencyKey: randomUUID() });
  await pay(placed);
  return placed;
}

const refund = async ({ orderNo }: PlacedOrder, amount: number, lines: { lineId: number; quantity: number }[] = []) => {
  await staff.run(refundCalls.agreeRefund, { orderNo, amount, lines, reason: '协商', requestKey: randomUUID() });
  await shop.runQueued();
};

const act = (work: (write: Write) => Promise<unknown>) =>
  shop.app.write({ name: 'test.sales', actor: systemActor('test') }, work);
const change = ({ orderNo }: PlacedOrder, set: Partial<typeof orders.$inferInsert>) =>
  act(({ tx }) => tx.update(orders).set(set).where(eq(orders.orderNo, orderNo)));

describe('yesterday beside the day before', () => {
  it('is told by product, with refunds by their own time and what is left', async () => {
    const before = await order({ of: keys.sign, paid: true });
    await shop.pass('1 day');
    await ofBoth();
    await refund(before, 500);
    await shop.pass('1 day');

    const rows = await list({ dateLimit: 'yesterday' });

    const told = rows.map(({ name, orders: n, pieces, paid, refunded, net, before: then }) => [
      name,
      n,
      pieces,
      paid,
      refunded,
      net,
      then?.paid,
    ]);
    expect(told).toEqual([
      ['乙店铜锣', 1, 1, 3000, 0, 3000, 0],
      ['甲店搪瓷壶', 1, 2, 2000, 0, 2000, 0],
      ['自营站牌', 0, 0, 0, 500, -500, 500],
    ]);
    const { figures, before: then, days } = await sums({ dateLimit: 'yesterday' });
    expect([figures.orders, figures.paid, figures.net, then?.paid]).toEqual([1, 5000, 4500, 500]);
    expect(showDay(days.from)).toBe(showDay(startOfDay(shop.clock.now(), -1)));
  });

  it('has the profit of lines whose cost is known, and says of how many these are', async () => {
    await act(({ tx }) => tx.execute(sql`update sku set cost = 200 where id = ${keys.sign}`));
    await order({ of: keys.sign, quantity: 3, paid: true });

    const [row] = (await list({ dateLimit: 'today' })).filter(({ name }) => name === '自营站牌');

    expect([row?.paid, row?.profit, row?.costedLines, row?.lines]).toEqual([1500, 900, 1, 1]);
  });

  it('is drawn by hour, a week by day, and a long time by month', async () => {
    const read = (dateLimit: string) => staff.run(salesReportCalls.series, { dateLimit, than: 'previous' });
    const [day, week, years] = [await read('yesterday'), await read('lately7'), await read('2025-01-01,2026-12-31')];
    expect([day.points.length, week.points.length, week.before?.length]).toEqual([24, 7, 7]);
    expect(day.points.reduce((sum, { figures }) => sum + (figures.paid ?? 0), 0)).toBe(5000);
    expect(years.grain).toBe('month');
  });
});

describe('the keys of every dimension', () => {
  it.each(reportKinds.values)('sum to the whole by %s', async (by) => {
    const [rows, whole] = [await list({ by, dateLimit: 'lately30' }), await sums({ dateLimit: 'lately30' })];
    for (const measure of ['paid', 'refunded', 'pieces', 'profit'] as const)
      expect(rows.reduce((sum, row) => sum + (row[measure] ?? 0), 0)).toBe(whole.figures[measure]);
    expect(rows.every(({ name }) => name !== '')).toBe(true);
  });

  it.each(['product', 'region', 'day', 'hour', 'seller'] as const)(
    'open by %s to lines that sum to their figures',
    async (by) => {
      for (const { key, paid, refunded } of (await list({ by, dateLimit: 'lately7', than: 'none' })).slice(0, 8)) {
        const asked = { by, key, dateLimit: 'lately7', than: 'none', ...all };
        const { list: lines } = await staff.run(salesReportCalls.lines, asked);
        const sumOf = (isRefund: boolean) =>
          lines.filter((line) => line.isRefund === isRefund).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
        expect([sumOf(false), sumOf(true)]).toEqual([paid, refunded]);
      }
    },
  );

  it('come a page at a time, in the order of a figure', async () => {
    const page = (number: number) =>
      staff.run(salesReportCalls.list, {
        by: 'product',
        dateLimit: 'lately7',
        than: 'none',
        order: 'paid',
        page: number,
        limit: 1,
      });
    const [first, second] = [await page(1), await page(2)];
    expect(first.total).toBeGreaterThan(2);
    expect(first.list[0]?.paid ?? 0).toBeLessThanOrEqual(second.list[0]?.paid ?? 0);
    expect(second.list[0]?.place).toBe(2);
    expect((await page(99)).list).toEqual([]);
  });
});

const kinds = ['buy', 'buyBoth', 'spend', 'refund', 'refundPart', 'back', 'cancel', 'delete', 'move', 'pass', 'sum'] as const;
const steps = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(9)), { minLength: 8, maxLength: 16 });

const tries: Record<(typeof kinds)[number], (made: PlacedOrder[], which: number) => Promise<unknown>> = {
  buy: async (made, which) =>
    made.push(
      await order({ of: [keys.mug, keys.gong, keys.sign][which % 3] ?? 0, quantity: 1 + (which % 4), paid: which !== 5 }),
    ),
  buyBoth: async (made) => made.push(await ofBoth()),
  async spend(made, which) {
    const account = `saver-${randomUUID()}`;
    const couponId = await given(await coupon({ money: 333, minPrice: 0 }), account);
    made.push(await order({ of: keys.gong, quantity: 1 + (which % 2), couponId, buyer: { account }, paid: true }));
  },
  refund: async (made, which) => {
    const placed = made[which % made.length];
    return placed && refund(placed, placed.payPrice);
  },
  refundPart: async (made, which) => {
    const placed = made[which % made.length];
    return placed && refund(placed, 77);
  },
  back: async (made, which) => {
    const placed = made[which % made.length];
    const [line] = placed ? (await info(placed)).orderInfo : [];
    return placed && line && refund(placed, 100, [{ lineId: line.id, quantity: 1 }]);
  },
  cancel: async (made, which) => storefront.run(openOrderCalls.cancel, { orderNo: made[which % made.length]?.orderNo ?? '' }),
  delete: async (made, which) => {
    const placed = made[which % made.length];
    return placed && change(placed, { isSystemDel: true });
  },
  move: async (made, which) => {
    const placed = made[which % made.length];
    return placed && change(placed, { userAddress: which % 2 ? '广东省深圳市福田区' : '没有省份的地址' });
  },
  pass: (_, which) => shop.pass(which % 2 ? '1 day' : '5 hours'),
  sum: () => shop.runDue(),
};

const keyed = (kind: ReportKind, row: { at: Date; merId: number | null; productId: number; coupon: number | null }) =>
  ({
    day: showDay(row.at),
    hour: showMoment(row.at).slice(11, 13),
    product: String(row.productId),
    seller: String(row.merId ?? 0),
    coupon: String(row.coupon ?? 0),
  })[kind as 'day'] ?? '';

/** Paid and refunded of the last 30 days by key, counted line by line here. */
async function recounted(kind: ReportKind): Promise<Map<string, [number, number, number]>> {
  const period = periodOf('lately30', shop.clock.now());
  const isIn = (at: Date | null): at is Date => at !== null && period !== undefined && at >= period.from && at < period.until;
  const [bought, lines, backs, parts] = await Promise.all([
    shop.db.select().from(orders),
    shop.db.select().from(orderLine),
    shop.db.select().from(refunds),
    shop.db.select().from(refundLine),
  ]);
  const found = new Map<string, [number, number, number]>();
  const orderOf = new Map(bought.map((row) => [row.id, row]));
  const add = (line: (typeof lines)[number], at: Date, [paid, back, pieces]: [number, number, number]) => {
    const key = keyed(kind, { at, ...line, coupon: orderOf.get(line.orderId)?.issueCouponId ?? null });
    const [a, b, c] = found.get(key) ?? [0, 0, 0];
    found.set(key, [a + paid, b + back, c + pieces]);
  };
  for (const line of lines) {
    const of = orderOf.get(line.orderId);
    if (of && !of.isSystemDel && isIn(of.payTime)) add(line, of.payTime, [line.paidPrice + line.paidPostage, 0, line.payNum]);
  }
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const backOf = new Map(backs.map((row) => [row.id, row]));
  for (const part of parts) {
    const [back, line] = [backOf.get(part.refundId), lineOf.get(part.lineId)];
    if (back?.state === 'done' && isIn(back.doneTime) && line) add(line, back.doneTime, [0, part.amount + part.postage, 0]);
  }
  return found;
}

const isSome = ({ paid, refunded, pieces }: ReportFigures) => paid !== 0 || refunded !== 0 || pieces !== 0;

async function agree(): Promise<void> {
  for (const by of ['day', 'hour', 'product', 'seller', 'coupon'] as const) {
    const rows = (await list({ by, dateLimit: 'lately30', than: 'none' })).filter(isSome);
    const told = rows.map(({ key, paid, refunded, pieces }) => [key, [paid, refunded, pieces]]);
    const counted = [...(await recounted(by))].filter(([, figures]) => figures.some((figure) => figure !== 0));
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(counted));
  }
}

describe('reports of whatever happened to orders', () => {
  it('equal a recount line by line, whether their days are summed or not, and once the night has summed them', async () => {
    const live = async (plan: readonly (readonly [(typeof kinds)[number], number])[]) => {
      const made: PlacedOrder[] = [];
      for (const [act, which] of plan) await tries[act](made, which).catch(() => {});
      await agree();
      await shop.pass('1 day');
      await agree();
      expect(await gaps()).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(steps, live), { numRuns: 5, endOnFailure: true });
  }, 240_000);
});

describe('a day that was summed', () => {
  it('is counted anew when its orders change, and costs no row of the orders meanwhile', async () => {
    const placed = await ofBoth();
    await shop.pass('2 days');
    expect(await marks()).toBe(0);
    const paid = async () => (await sums({ dateLimit: 'lately7', than: 'none' })).figures.paid ?? 0;
    const with50 = await paid();

    await change(placed, { isSystemDel: true });

    expect([await marks(), await paid()]).toEqual([1, with50 - 5000]);
    await shop.pass('10 minutes');
    expect([await marks(), await paid()]).toEqual([0, with50 - 5000]);
  });

  it('has the region that its orders go to now, and the level that their buyers had then', async () => {
    const placed = await order({
      of: keys.sign,
      paid: true,
      buyer: { account: 'climber' },
      address: { ...address, province: '西藏自治区' },
    });
    const paidBy = async (by: ReportKind, name: string) =>
      (await list({ by, dateLimit: 'today' })).find((row) => row.name === name)?.paid ?? 0;
    const [tibet, nobody] = [await paidBy('region', '西藏'), await paidBy('level', '没有等级')];
    await change(placed, { userAddress: '青海省西宁市' });
    await act(({ tx }) =>
      tx.execute(sql`update customer set level = (select min(id) from customer_level) where account = 'climber'`),
    );
    expect([await paidBy('region', '西藏'), await paidBy('level', '没有等级')]).toEqual([tibet - 500, nobody]);
  });

  it('stays marked by payments that commit while it is summed', async () => {
    const placed = await Promise.all(Array.from({ length: 6 }, () => order({ of: keys.sign })));
    const today = showDay(shop.clock.now());
    const sum = () => act(({ tx }) => tx.execute(sql`select sum_sales_of_day(${today}::date)`));
    await Promise.all([...placed.map(pay), sum(), sum(), ...placed.map(pay), sum()]);
    expect(await gaps()).toEqual([]);
    await agree();
  });
});

describe('a report', () => {
  it('costs the same statements however long it is', async () => {
    const cost = (asked: AskedReport) => shop.countQueries(() => list(asked));
    await cost({ dateLimit: 'yesterday' });
    expect(await cost({ dateLimit: '2020-01-01,2026-12-31' })).toBe(await cost({ dateLimit: 'yesterday' }));
  });

  it('shows no amounts to those who may not see them, nor an order by these', async () => {
    const clerk = shop.admin({ may: [salesReportCalls.list.permission] });
    const [row] = await list({ by: 'seller' }, clerk);
    expect([row?.paid, row?.net, row?.profit, row?.share]).toEqual([null, null, null, null]);
    await expect(list({ order: '-net' }, clerk)).rejects.toThrow(salesReportRefusals.NO_AMOUNTS().message);
    expect((await list({ order: '-orders' }, clerk)).length).toBeGreaterThan(0);
  });

  it('is of ten years at most, and says which time it cannot read', async () => {
    await expect(sums({ dateLimit: '2010-01-01,2026-01-01' })).rejects.toThrow(salesReportRefusals.TOO_LONG().message);
    await expect(sums({ than: '2026-02-31,x' })).rejects.toThrow('选择时间参数格式错误');
  });

  it('of days that are not summed says so, where these are more than can be read at once', async () => {
    await shop.db.execute(
      sql`insert into sales_mark (day) select d::date from generate_series(date '2023-01-01', date '2023-06-30', '1 day') d`,
    );
    await expect(sums({ dateLimit: '2023-01-01,2023-12-31' })).rejects.toThrow('还有 181 天正在汇总');
    await shop.pass('5 minutes');
    expect((await sums({ dateLimit: '2023-01-01,2023-12-31' })).figures.paid).toBe(0);
  });

  it('of people of a shop has the lines of this shop alone', async () => {
    const ofOne = (await keeper({ shopId: one, may: [salesReportCalls.list.permission, seeAmounts] })).desk;
    const rows = await list({ by: 'seller', dateLimit: 'lately30' }, ofOne);
    expect(rows.map(({ name }) => name)).toEqual(['甲店']);
    const whole = (await list({ by: 'seller', dateLimit: 'lately30' })).find(({ name }) => name === '甲店');
    const { figures } = await sums({ dateLimit: 'lately30' }, ofOne);
    expect([figures.paid, figures.orders, figures.refunded]).toEqual([whole?.paid, whole?.orders, whole?.refunded]);
    expect((await list({ by: 'product', dateLimit: 'lately30' }, ofOne)).map(({ name }) => name)).toEqual(['甲店搪瓷壶']);
  });

  it('of people of one shop has its days as they are kept, and those that are not summed from their lines', async () => {
    await ofBoth();
    await shop.pass('1 day');
    const ofOne = (await keeper({ shopId: one, may: [salesReportCalls.list.permission, seeAmounts] })).desk;
    const paidOn = async () => (await list({ by: 'day', dateLimit: 'lately7' }, ofOne)).map(({ paid }) => paid ?? 0);
    const total = (days: readonly number[]) => days.reduce((sum, paid) => sum + paid, 0);
    const day = showDay(startOfDay(shop.clock.now(), -1));
    await act(({ tx }) => tx.execute(sql`insert into sales_mark (day) values (${day}::date)`));
    const marked = await paidOn();
    await shop.pass('5 minutes');
    expect(await paidOn()).toEqual(marked);
    expect((await sums({ dateLimit: 'lately7' }, ofOne)).figures.paid).toBe(total(marked));
    await shop.db.execute(
      sql`update sales_sum set paid = paid + 700 where dimension = 'seller' and key = ${String(one)} and day = ${day}::date`,
    );
    expect(total(await paidOn())).toBe(total(marked) + 700);
    await act(({ tx }) => tx.execute(sql`select sum_sales_of_day(${day}::date)`));
    expect(await paidOn()).toEqual(marked);
  });
});
