import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import type { Input } from '#contract/call.ts';
import type { TimetableMark } from '#contract/dashboard/timetable-terms.ts';
import { nounsOfTimetable, timetableCalls } from '#contract/dashboard/timetable.ts';
import { timetableKinds } from '#contract/dashboard/timetable-kinds.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { everyCall } from '#contract/index.ts';
import { showDay, showMoment, startOfDay } from '#contract/moment.ts';
import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderSettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { contentIn } from '../../../test/content.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send } = ordersIn(shop);
const { sale, slot, groupBuy } = marketingIn(shop);
const { coupon } = couponsIn(shop);
const { article } = contentIn(shop);
const catalogue = catalogueIn(shop);
const admin = shop.admin();

type Day = Input<typeof timetableCalls.day>['day'];
const read = (day: Day = 'today', desk: Client = admin) => desk.run(timetableCalls.day, { day });
const marksOf = async (kind: string, day?: Day, desk?: Client) =>
  (await read(day, desk)).marks.filter((mark) => mark.kind === kind);
const hourOf = ({ at }: Pick<TimetableMark, 'at'>) => showMoment(at).slice(11, 16);
const set = (key: string, value: string) => admin.run(configCalls.save, { key, value });
const at = (hour: number, days = 0) => new Date(startOfDay(shop.clock.now(), days).getTime() + hour * HOUR);

/** Orders in the list that a mark leads to. */
async function ordersBehind(mark: TimetableMark | undefined, desk: Client = admin): Promise<string[]> {
  const path = mark && timetableKinds.get(mark.kind)?.list(mark);
  const query = Object.fromEntries(new URL(path ?? '', 'http://shop').searchParams);
  const { data } = await desk.raw('GET', orderCalls.list.path, { query: { page: 1, limit: 50, ...query } });
  return Object(data).list.map(({ orderId }: { orderId: string }) => orderId);
}

/** The next day at nine, a minute after a quarter has begun. */
const toNine = () => shop.clock.pass(`${Math.round((at(9, 1).getTime() + MINUTE - shop.clock.now().getTime()) / 1000)} seconds`);
beforeAll(toNine);

describe('the carrier', () => {
  it('comes when the settings say so; the next time says how many orders there are to send', async () => {
    expect(await read()).toMatchObject({ lacksPickUp: true });
    await set(orderSettings.order_pickup_times.key, '20：00 16:30');
    const mug = await sku({ stock: 20 });
    const [one, other] = [await order({ of: mug, paid: true }), await order({ of: mug, paid: true })];
    await order({ of: mug });

    const marks = await marksOf('pickUp');
    expect(marks.map((mark) => [hourOf(mark), mark.count])).toEqual([
      ['16:30', 2],
      ['20:00', null],
    ]);
    expect((await read()).lacksPickUp).toBe(false);
    expect((await ordersBehind(marks[0])).toSorted()).toEqual([one.orderNo, other.orderNo].toSorted());
    expect((await marksOf('pickUp', 'tomorrow')).map(({ count }) => count)).toEqual([null, null]);
    await send(one);
    shop.clock.pass('12 hours');
    expect((await marksOf('pickUp', 'tomorrow')).map(({ count }) => count)).toEqual([1, null]);
    toNine();
    await send(other);
  });
});

describe('an order', () => {
  it('that is to be sent stands at the end of the promise; those of a quarter of an hour are one mark', async () => {
    await set(orderSettings.order_ship_hours.key, '2');
    const mug = await sku({ stock: 20 });
    const early = [await order({ of: mug, paid: true }), await order({ of: mug, paid: true })];
    shop.clock.pass('20 minutes');
    const late = await order({ of: mug, paid: true });

    const [first, second, ...more] = await marksOf('shipDue');
    expect([first?.count, second?.count, more]).toEqual([2, 1, []]);
    expect([first, second].map((mark) => mark && hourOf(mark).slice(0, 3))).toEqual(['11:', '11:']);
    expect(await ordersBehind(first)).toEqual(early.map(({ orderNo }) => orderNo));
    expect(await ordersBehind(second)).toEqual([late.orderNo]);
  });

  it('is late after that while it has not left, and gone once it has', async () => {
    const before = await marksOf('shipDue');
    shop.clock.pass('3 hours');
    expect(await marksOf('shipDue')).toEqual(before);
    expect(timetableKinds.get('shipDue')?.late).toBe('超时未发货');

    const orders = await Promise.all(before.map((mark) => ordersBehind(mark)));
    for (const orderNo of orders.flat()) await send({ orderNo } as Awaited<ReturnType<typeof order>>);
    expect(await marksOf('shipDue')).toEqual([]);
  });

  it('that nobody pays stands where it is cancelled, but for one to be paid by hand', async () => {
    await set(orderSettings.order_cancel_time.key, '1.5');
    await set('offline_pay_status', '1');
    const mug = await sku({ stock: 20 });
    const [unpaid, paid] = [await order({ of: mug }), await order({ of: mug, paid: true })];
    await order({ of: mug, payType: 'offline' });

    const [mark, ...more] = await marksOf('cancelDue');
    expect([mark?.count, more]).toEqual([1, []]);
    expect(mark && Math.abs(mark.at.getTime() - shop.clock.now().getTime() - 1.5 * HOUR)).toBeLessThan(MINUTE);
    expect(await ordersBehind(mark)).toEqual([unpaid.orderNo]);
    await send(paid);
    await shop.pass('2 hours');
    expect(await marksOf('cancelDue')).toEqual([]);
  });
});

describe('what is planned', () => {
  it('stands at its time with its name, and with a way to it', async () => {
    toNine();
    const morning = await slot(10, 13);
    await sale({ timeId: morning, title: '早市杯' });
    await sale({ timeId: morning, startTime: at(0, -1), stopTime: at(0, 3), title: '连日杯' });
    await groupBuy({ days: 3, title: '拼团杯' });
    await coupon({ name: '限时券', isForever: true, receiveStartTime: at(12), receiveEndTime: at(15, 1) });
    await coupon({ name: '长期券' });
    await article({ title: '新品到', showTime: at(14) });
    const mug = await catalogue.product();
    await admin.run(scheduleCalls.save, { productId: mug, act: 'on', at: at(16) });
    await admin.run(reportMailCalls.save, {
      to: 'wang@example.com',
      rhythm: 'daily',
      by: 'day',
      dateLimit: 'yesterday',
      than: 'none',
    });

    const { marks } = await read();
    const shown = marks.map((mark) => [hourOf(mark), mark.kind, mark.count, mark.records.map(({ title }) => title)]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['10:00', 'session', 2, expect.arrayContaining(['早市杯', '连日杯'])],
        ['00:00', 'saleBegins', 1, ['早市杯']],
        ['00:00', 'groupBuyBegins', 1, ['拼团杯']],
        ['12:00', 'couponBegins', 1, ['限时券']],
        ['14:00', 'article', 1, ['新品到']],
        ['16:00', 'schedule', 1, [expect.stringMatching(/^上架：/)]],
      ]),
    );
    expect(shown.map(([, kind]) => kind)).not.toContain('groupBuyEnds');
    expect(marks.find(({ kind }) => kind === 'session')?.until).toEqual(at(13));
    // The midnight after its last day is the end of today, and not the beginning of tomorrow.
    expect(marks.find(({ kind }) => kind === 'saleEnds')).toMatchObject({ at: at(24), count: 1 });
    const next = await read('tomorrow');
    expect(next.day).toBe(showDay(at(0, 1)));
    expect(next.marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['session', 'couponEnds', 'reportMail']));
    expect(next.marks.filter(({ kind }) => kind === 'saleEnds')).toEqual([]);
  });

  it('stays in the day once it is done, or says that it went wrong', async () => {
    const couponId = await coupon({ name: '回馈券' });
    const audience = { tagIds: [1], levelIds: [], groupIds: [], segmentIds: [] };
    await shop.app.write({ name: 'test.sending', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`
      insert into coupon_sending (coupon_id, audience, at, state, admin_id, admin_name)
      select ${couponId}::int, ${JSON.stringify(audience)}::jsonb, ${at(8)}::timestamptz, s, 1, '王' from unnest(array['begun', 'failed', 'cancelled']) s`),
    );

    expect(await marksOf('couponSending')).toMatchObject([
      { count: 2, failed: 1, records: [{ title: '回馈券' }, { title: '回馈券' }] },
    ]);
  });
});

describe('the day', () => {
  it('is of what the person may see', async () => {
    const looks = shop.admin({ may: ['admin:article:list', couponSendingCalls.list.permission, 'admin:order:list'] });
    const { kinds, marks, lacksPickUp } = await read('today', looks);
    expect(kinds).toEqual(['couponSending', 'article']);
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['couponSending', 'article']));
    expect(lacksPickUp).toBe(false);
    expect(await read('today', shop.admin({ may: [] }))).toMatchObject({ kinds: [], marks: [] });
  });

  it('costs as many statements, each along an index, however much happens in it', async () => {
    await read();
    const statements = await shop.statementsOf(() => read());
    const mug = await sku({ stock: 10 });
    for (const account of ['a', 'b', 'c']) await order({ of: mug, paid: true, buyer: { account } });
    await read();
    expect(await shop.countQueries(() => read())).toBe(statements.length);
    expect(statements.length).toBeLessThan(20);

    const plans = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found: string[] = [];
      for (const { text, values } of statements.filter((statement) => statement.text.includes('found'))) {
        const parts = text.split(/\$\d+/);
        const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
        const asked = sql.join(
          parts.flatMap((part, nth) => (nth < places.length ? [sql.raw(part), sql`${places[nth]}`] : [sql.raw(part)])),
        );
        const { rows } = await tx.execute(sql`explain ${asked}`);
        found.push(rows.map((row) => Object.values(row).join()).join('\n'));
      }
      return found.join('\n');
    });
    // A handful of orders to send are read by either of their indexes.
    expect(plans).toMatch(/order__overdue|order__to_send/);
    const indexes = [
      'order__expiring',
      'activity__begun',
      'activity__ending',
      'coupon__claim_begins',
      'coupon__claim_ends',
      'coupon_sending__at',
      'product_schedule__at',
      'team__ending',
      'article__show_time',
    ];
    expect(indexes.filter((name) => !plans.includes(name))).toEqual([]);
  });

  it('names kinds whose rights and nouns some call has', () => {
    const known = new Set<string>(everyCall().flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]));
    const asked = [...timetableKinds.values()].flatMap(({ needs, record }) => [...needs, ...(record ? [record.needs] : [])]);
    expect(asked.filter((permission) => !known.has(permission))).toEqual([]);
    const nouns = new Set(everyCall().map(({ noun }) => noun));
    expect([...nounsOfTimetable].filter((noun) => !nouns.has(noun))).toEqual([]);
  });
});
