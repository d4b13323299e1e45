import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { openMall } from '../../../test/connector.ts';
import { ordersIn } from '../../../test/orders.ts';
import type { News } from '#server/platform/events/hub.ts';
import { openShop } from '../../../test/shop.ts';
import { orderOf } from '../../../../stand-ins/connector/mall.ts';
import { rememberMatches } from '../collected-orders/queries.ts';
import { sendDueReports } from './send-report.ts';
import { crawlReport } from './tables.ts';

const shop = openShop();
const { mall, bridge, plugIn, signIn } = openMall(shop);
const { sku } = ordersIn(shop);
const admin = shop.admin();
const { collect, confirm, info, report } = collectedOrderCalls;

beforeAll(async () => {
  await plugIn();
  mall.sessionSeconds = 10 * 24 * 3600;
  await signIn();
  const skuId = await sku({ stock: 99 });
  await shop.app.write({ name: 'test.match', actor: { kind: 'system', name: 'test' } }, ({ tx, now }) =>
    rememberMatches(tx, new Map([['8-1', skuId]]), now),
  );
});

let made = 0;
/** An order of the mall that was confirmed and sent. */
async function sent() {
  made += 1;
  const number = `GT${made}`;
  mall.orders.set(number, orderOf(number));
  const { id } = await admin.run(collect, { externalNo: number });
  const { orderNo } = await admin.run(confirm, { id });
  await admin.run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: `SF${1000 + made}` });
  return { id, number, orderNo, trackingNumber: `SF${1000 + made}` };
}
const toldOf = (number: string) => [...mall.shipments.values()].filter((each) => each.number === number);
const standing = async (id: number) =>
  (await admin.run(info, { id })).reports.map(({ trackingNo, state }) => [trackingNo, state]);
const tasks = async (number: string) =>
  (await admin.run(taskCalls.list, { kind: 'collecting', page: 1, limit: 99 })).list.filter((task) => task.number === number);

describe('a tracking number', () => {
  it('goes back once the goods are sent', async () => {
    const { id, number, trackingNumber } = await sent();
    expect(toldOf(number)).toEqual([]);

    await shop.runQueued();

    expect(toldOf(number)).toMatchObject([{ trackingNumber, carrierCode: 'shunfeng' }]);
    expect(await standing(id)).toEqual([[trackingNumber, 'sent']]);
  });

  it('is heard of by whoever has the order open', async () => {
    const heard: News[] = [];
    const { id } = await sent();
    const deaf = shop.app.hub.on((news) => void heard.push(news));
    await shop.runQueued();
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ topic: 'change', tables: { crawl_order: [id] } }));
    deaf();
  });

  it('is told once, also where the answer was lost', async () => {
    const { id, number, trackingNumber } = await sent();
    bridge().become('lostAnswer', '/shipments');
    await shop.runQueued();
    expect(await standing(id)).toEqual([[trackingNumber, 'waiting']]);
    bridge().become(undefined);

    await shop.pass('2 minutes');

    expect(await standing(id)).toEqual([[trackingNumber, 'sent']]);
    expect(toldOf(number)).toHaveLength(1);
  });

  it('that was corrected is told as another of the same parcel', async () => {
    const { id, number, orderNo, trackingNumber } = await sent();
    await shop.runQueued();
    const correct = (expressNumber: string) =>
      admin.run(sendingCalls.correctTracking, { orderNo, expressCode: 'shunfeng', expressNumber, reason: '填错' });
    await correct('SF-other');
    await shop.runQueued();
    await correct(trackingNumber);
    await shop.runQueued();

    const told = toldOf(number);
    expect(told.map((each) => each.trackingNumber)).toEqual([trackingNumber, 'SF-other', trackingNumber]);
    expect(new Set(told.map(({ parcel }) => parcel)).size).toBe(1);
    expect(await standing(id)).toHaveLength(3);
  });

  it('that was corrected before it was told is not told', async () => {
    const { id, number, orderNo, trackingNumber } = await sent();
    await admin.run(sendingCalls.correctTracking, {
      orderNo,
      expressCode: 'shunfeng',
      expressNumber: 'SF-right',
      reason: '填错',
    });
    await shop.runQueued();
    expect(toldOf(number).map((each) => each.trackingNumber)).toEqual(['SF-right']);
    expect(await standing(id)).toEqual([
      [trackingNumber, 'replaced'],
      ['SF-right', 'sent'],
    ]);
  });
});

describe('a tracking number that is refused', () => {
  it('opens a task, and leaves once more when staff say so', async () => {
    const { id, number, trackingNumber } = await sent();
    mall.closed.add(number);
    await shop.runQueued();
    expect(await standing(id)).toEqual([[trackingNumber, 'failed']]);
    expect(await tasks(number)).toMatchObject([{ state: 0, says: expect.stringContaining('订单已关闭，不能再发货') }]);

    mall.closed.delete(number);
    await admin.run(report, { id });
    await shop.runQueued();

    expect(await standing(id)).toEqual([[trackingNumber, 'sent']]);
    expect(await tasks(number)).toMatchObject([{ state: 2 }]);
    await expect(admin.run(report, { id })).rejects.toThrow('没有需要重新回传的快递单号');
  });

  it('for want of a session waits for one, and leaves with the next sign-in', async () => {
    delete mall.session;
    const { number } = await sent().catch(async () => {
      await signIn();
      return sent();
    });
    delete mall.session;
    await shop.runQueued();
    expect(toldOf(number)).toEqual([]);

    await signIn();
    await shop.runDue();

    expect(toldOf(number)).toHaveLength(1);
  });

  it('for hours opens a task', async () => {
    const { id, number } = await sent();
    bridge().become('unavailable', '/shipments');
    await shop.runQueued();
    for (let tries = 0; tries < 7; tries += 1) {
      shop.clock.pass('61 minutes');
      await sendDueReports.run(shop.app);
    }
    bridge().become(undefined);
    expect((await standing(id)).map(([, state]) => state)).toEqual(['failed']);
    expect(await tasks(number)).toMatchObject([{ says: expect.stringContaining('商城没有回应') }]);
    expect(await shop.db.$count(crawlReport, eq(crawlReport.state, 'waiting'))).toBe(0);
  });
});
