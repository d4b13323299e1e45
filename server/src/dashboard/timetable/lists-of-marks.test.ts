import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyCall, type Input } from '#contract/call.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import type { TimetableMark } from '#contract/dashboard/timetable-terms.ts';
import { timetableCalls, timetableDays } from '#contract/dashboard/timetable.ts';
import { timetableKinds } from '#contract/dashboard/timetable-kinds.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { contentIn } from '../../../test/content.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { timetableReaders } from './readers.ts';

const shop = openShop();
const { sku, order } = ordersIn(shop);
const { sale, slot, groupBuy } = marketingIn(shop);
const { bargain } = bargainsIn(shop);
const { coupon } = couponsIn(shop);
const { article } = contentIn(shop);
const { product } = catalogueIn(shop);
const admin = shop.admin();

const at = (hour: number, days = 0) => new Date(startOfDay(shop.clock.now(), days).getTime() + hour * HOUR);
const set = (key: string, value: string) => admin.run(configCalls.save, { key, value });
const read = async (day: Input<typeof timetableCalls.day>['day']) => (await admin.run(timetableCalls.day, { day })).marks;

const listOf = new Map<string, AnyCall>(timetableReaders.flatMap(({ of }) => Object.entries(of)));
/** Names of the address of a screen that are others than those of its call. */
const inCall: Readonly<Record<string, string>> = { mails: 'sentIn' };

/** Number of rows in the list that a mark leads to. */
async function behind(mark: TimetableMark): Promise<number> {
  const asked = new URL(timetableKinds.get(mark.kind)?.list(mark) ?? '', 'http://shop').searchParams;
  const query = Object.fromEntries([...asked].map(([name, value]) => [inCall[name] ?? name, value]));
  const { data, ...answer } = await admin.raw('GET', listOf.get(mark.kind)?.path ?? '', {
    query: { page: 1, limit: 1, ...query },
  });
  expect(answer).toMatchObject({ code: 200 });
  return Array.isArray(data) ? data.length : Object(data).total;
}

/** Campaigns that run two days, a further one that is off, and others on other days. */
async function campaigns() {
  const [morning, noon] = [await slot(10, 12), await slot(12, 14)];
  for (const status of [true, true, false]) await sale({ timeId: morning, startTime: at(0), stopTime: at(0, 1), status });
  await sale({ timeId: noon, startTime: at(0, -3), stopTime: at(0) });
  await sale({ timeId: noon, startTime: at(0, -3), stopTime: at(0, 2) });
  for (const status of [true, false]) await bargain({ status });
  await bargain({ startTime: at(0, 1), stopTime: at(0, 2) });
  await groupBuy({ days: 1 });
  await groupBuy({ days: 2 });
}

/** Coupons around the end of the day, of which the moment itself belongs to it. */
async function coupons() {
  const open = { isForever: true, receiveStartTime: at(12) };
  await coupon({ ...open, name: '到今天', receiveEndTime: at(24) });
  await coupon({ ...open, name: '到明天零点四分', receiveEndTime: new Date(at(24).getTime() + 4 * MINUTE) });
  await coupon({ ...open, name: '已关闭', receiveEndTime: at(24), status: false });
  await coupon({ ...open, name: '一点开始', receiveStartTime: at(13), receiveEndTime: at(3, 1) });
  await coupon({ name: '长期券' });
}

const teamsAndSendings = (activityId: number, couponId: number) =>
  shop.app.write({ name: 'test.timetable', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(sql`
      insert into team (activity_id, people, virtual_ration, stop_time, status)
      select ${activityId}::int, 2, 0, ${at(20)}::timestamptz + n * interval '7 minutes', case when n = 1 then 3 else 1 end
      from generate_series(0, 4) n`);
    await tx.execute(sql`
      insert into coupon_sending (coupon_id, audience, at, state, admin_id, admin_name)
      select ${couponId}::int, '{"tagIds":[1],"levelIds":[],"groupIds":[],"segmentIds":[]}'::jsonb, ${at(18)}::timestamptz + n * interval '6 minutes',
        s, 1, '王'
      from unnest(array['begun', 'failed', 'cancelled', 'planned']) s, generate_series(0, 4) n`);
  });

async function planned() {
  for (const minute of [0, 10, 20])
    await article({ title: `新品${minute}`, showTime: new Date(at(14).getTime() + minute * MINUTE) });
  await article({ title: '藏起来的', showTime: at(14), hide: true });
  for (const hour of [16, 16, 17]) await admin.run(scheduleCalls.save, { productId: await product(), act: 'on', at: at(hour) });
  for (const rhythm of ['daily', 'daily', 'weekly', 'monthly'] as const)
    await admin.run(reportMailCalls.save, { to: 'wang@example.com', rhythm, by: 'day', dateLimit: 'yesterday', than: 'none' });
}

async function orders() {
  await set(orderSettings.order_pickup_times.key, '16:30');
  await set(orderSettings.order_ship_hours.key, '2');
  await set(orderSettings.order_cancel_time.key, '1.5');
  const mug = await sku({ stock: 20 });
  for (const paid of [true, true, false]) await order({ of: mug, paid });
  shop.clock.pass('20 minutes');
  for (const paid of [true, false, false]) await order({ of: mug, paid });
}

beforeAll(async () => {
  await admin.run(cashReceiptCalls.save, {
    bizType: cashReceiptKinds.other,
    payer: '纸品商行',
    method: 'cash',
    amount: 500,
    receivedAt: null,
  });
  const receipt = (await admin.run(cashReceiptCalls.list, { page: 1, limit: 1 })).list[0]?.id ?? 0;
  await admin.run(cashReceiptCalls.confirm, { id: receipt });
  shop.clock.pass(`${Math.round((at(9, 1).getTime() + MINUTE - shop.clock.now().getTime()) / 1000)} seconds`);
  await campaigns();
  await coupons();
  const { id } = await groupBuy({ days: 5 });
  await teamsAndSendings(id, await coupon({ name: '回馈券' }));
  await planned();
  await orders();
});

describe('each kind of the day', () => {
  it('leads to as many rows as its number says, and to a day that is to be closed', async () => {
    const marks = [...(await read(timetableDays.today)), ...(await read(timetableDays.tomorrow))];
    const counted = marks.filter(({ count }) => count !== null);
    const found = await Promise.all(counted.map(async (mark) => [mark.kind, mark.at, await behind(mark)] as const));
    expect(found).toEqual(counted.map((mark) => [mark.kind, mark.at, mark.count]));

    const uncounted = [...timetableKinds.keys()].filter((kind) => !counted.some((mark) => mark.kind === kind));
    expect(uncounted).toEqual(['closing']);
    const due = marks.find(({ kind }) => kind === 'closing');
    expect(due?.title).toBe((await admin.run(closingCalls.standing, {})).day);
    expect(due?.title).toBe(showDay(at(0, -1)));
  });

  it('has the midnight that ends a day in the day, and what ends after it in the next', async () => {
    const ends = async (day: Input<typeof timetableCalls.day>['day']) =>
      (await read(day))
        .filter(({ kind }) => kind === 'couponEnds')
        .map(({ at: moment, records }) => [moment, records.map(({ title }) => title)]);
    expect(await ends(timetableDays.today)).toEqual([[at(24), ['到今天']]]);
    expect((await ends(timetableDays.tomorrow)).flat(2)).toEqual(expect.arrayContaining(['到明天零点四分', '一点开始']));
  });
});
