import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { enqueueRun, freezeRun, run, runJob, runRow } from '#server/jobs/index.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { settlement } from '../settlements/tables.ts';
import { rowsOf } from './bill-task.ts';
import { generateKind } from './generate-kind.ts';
import { previewKind } from './preview-kind.ts';

const shop = openShop();
const { staff, seller, received, sold, receive, refund, beginRefund, lineIds, generate, bills, lines, lately, today, liveLines } =
  settlementsIn(shop);

const later = () => shop.clock.pass('9 days');

describe('an order of several sellers', () => {
  it('is settled with each for its own lines, and the house is owed nothing', async () => {
    const [one, two] = [await seller('甲店', 1000), await seller('乙店', 550)];
    const { orderNo } = await received([one, 10_000], [two, 3333], [null, 5000]);
    later();

    expect(await generate()).toBe(2);

    const [[first], [second]] = [await bills(one), await bills(two)];
    expect(first).toMatchObject({ orderCount: 1, orderAmount: 10_000, commissionAmount: 1000, payableAmount: 9000, status: 0 });
    // 183.315 is rounded half up.
    expect(second).toMatchObject({ orderAmount: 3333, commissionRate: 550, commissionAmount: 183, payableAmount: 3150 });
    expect(await lines(first?.id ?? 0)).toMatchObject([{ kind: 1, orderNo, payPrice: 10_000, commission: 1000, net: 9000 }]);
  });
});

describe('commission', () => {
  it('is rounded half up for each order, and is not taken of what went back', async () => {
    const shopId = await seller('进位店', 50);
    // Half a per cent of 101.00 is 50.5 fen.
    const whole = await received([shopId, 10_100]);
    const part = await received([shopId, 10_100]);
    await refund(part, 5000);
    later();
    await generate(shopId);

    const [bill] = await bills(shopId);
    expect(await lines(bill?.id ?? 0)).toMatchObject([
      { orderNo: whole.orderNo, commission: 51, net: 10_049 },
      { orderNo: part.orderNo, refundPrice: 5000, commission: 26, net: 5074 },
    ]);
  });
});

describe('an order', () => {
  it('waits for the bill after its refund is over, also where that is refused', async () => {
    const shopId = await seller('等退款店');
    const [asked, calm] = [await received([shopId, 4000]), await received([shopId, 6000])];
    await beginRefund(asked, 1000);
    later();
    await generate(shopId);
    expect((await bills(shopId)).map(({ orderAmount }) => orderAmount)).toEqual([6000]);

    await shop.runQueued();
    await generate(shopId);

    const [after, before] = await bills(shopId);
    expect(before).toMatchObject({ orderCount: 1, orderAmount: 6000 });
    expect(after).toMatchObject({ orderCount: 1, orderAmount: 4000, refundAmount: 1000, payableAmount: 2700 });
    expect((await lines(after?.id ?? 0)).map(({ orderNo }) => orderNo)).toEqual([asked.orderNo]);
    expect(calm.orderNo).not.toBe(asked.orderNo);
  });

  it('is not settled before it was received for as many days as the shop wants', async () => {
    const shopId = await seller('太早店');
    await received([shopId, 4000]);

    await expect(staff.run(settlementRunCalls.generate, { shopId, ...today() })).rejects.toMatchObject({
      message: expect.stringContaining('订单签收满 7 天才能结算'),
    });
    await receive(await sold([shopId, 1000]));
    later();
    expect(await generate(shopId)).toBe(1);
  });

  it('is settled once, however often and by however many it is asked for', async () => {
    const shopId = await seller('抢着生成店');
    for (let at = 0; at < 5; at += 1) await received([shopId, 1000 + at]);
    later();
    const wanted = { shopId, ...lately() };

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => shop.admin().run(settlementRunCalls.generate, wanted)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await bills(shopId)).map(({ orderCount }) => orderCount)).toEqual([5]);
    expect((await liveLines()).filter((line) => line.shopId === shopId)).toHaveLength(5);
    await expect(staff.run(settlementRunCalls.generate, wanted)).rejects.toMatchObject({
      message: settlementRefusals.NOTHING().message,
    });
  });
});

describe('a refund after its order was settled', () => {
  it('comes off the next bill, with the commission that was taken of it', async () => {
    const [shopId, other] = [await seller('退款店', 1000), await seller('没退款店')];
    const placed = await received([shopId, 9000], [other, 1000]);
    later();
    await generate();
    const [lineId = 0] = await lineIds(placed);
    await refund(placed, 3000, [{ lineId, quantity: 0 }].slice(1));
    expect(lineId).toBeGreaterThan(0);
    await received([shopId, 5000]);
    later();

    await generate();

    const [next] = await bills(shopId);
    const refunded = (await lines(next?.id ?? 0)).filter(({ kind }) => kind === 2);
    expect(refunded).toMatchObject([{ orderNo: placed.orderNo, payPrice: 0, refundPrice: 2700, commission: -270, net: -2430 }]);
    expect(next).toMatchObject({
      orderCount: 1,
      orderAmount: 5000,
      refundAmount: 2700,
      commissionAmount: 230,
      payableAmount: 2070,
    });
  });

  it('leaves a debt that the next bill takes over once, and gives back where that is void', async () => {
    const shopId = await seller('欠款店', 0);
    const placed = await received([shopId, 9000]);
    later();
    await generate(shopId);
    await refund(placed, 9000);
    later();
    await generate(shopId);
    const [owing] = await bills(shopId);
    expect(owing).toMatchObject({ orderCount: 0, payableAmount: -9000 });
    await staff.run(settlementCalls.confirm, { id: owing?.id ?? 0 });
    await received([shopId, 2000]);
    later();
    await generate(shopId);

    const [next, former] = await bills(shopId);
    expect(next).toMatchObject({ orderAmount: 2000, carriedAmount: -9000, payableAmount: -7000 });
    expect(former).toMatchObject({ carriedTo: next?.settlementNo });
    expect((await lines(next?.id ?? 0)).at(-1)).toMatchObject({ kind: 4, orderNo: former?.settlementNo, net: -9000 });
    await expect(staff.run(settlementCalls.void, { id: former?.id ?? 0, reason: '算错' })).rejects.toMatchObject({
      message: settlementRefusals.CARRIED({ settlementNo: next?.settlementNo ?? '' }).message,
    });

    await staff.run(settlementCalls.void, { id: next?.id ?? 0, reason: '算错' });
    expect((await bills(shopId))[1]).toMatchObject({ carriedTo: '' });
    await generate(shopId);
    expect((await bills(shopId))[0]).toMatchObject({ orderAmount: 2000, carriedAmount: -9000 });
  });
});

describe('a bill that is void', () => {
  it('frees its orders, which a later bill settles as they are by then', async () => {
    const shopId = await seller('作废店', 1000);
    const placed = await received([shopId, 8000]);
    later();
    await generate(shopId);
    await refund(placed, 1000);
    await generate(shopId);
    const [, first] = await bills(shopId);

    await staff.run(settlementCalls.void, { id: first?.id ?? 0, reason: '比例填错' });
    await generate(shopId);

    const [again, minus, gone] = await bills(shopId);
    expect(gone).toMatchObject({ status: 3, voidReason: '比例填错', payableAmount: 7200 });
    expect(minus).toMatchObject({ payableAmount: -900 });
    expect(again).toMatchObject({ orderCount: 1, orderAmount: 8000, refundAmount: 0, payableAmount: 7200 });
  });
});

describe('a preview', () => {
  it('tells what generating makes, to the fen, and writes nothing', async () => {
    const [one, two] = [await seller('预览甲', 333), await seller('预览乙', 777)];
    for (let at = 1; at < 4; at += 1) await received([one, 1234 * at], [two, 777 * at]);
    later();
    const { bills: seen } = await staff.run(settlementRunCalls.preview, lately());
    const before = (await liveLines()).length;
    expect((await bills(one)).length).toBe(0);

    await generate();

    const made = [...(await bills(one)), ...(await bills(two))];
    for (const shopId of [one, two]) {
      const { settlementNo: _, ...shown } = { settlementNo: '', ...seen?.list.find((bill) => bill.shopId === shopId) };
      expect(made.find((bill) => bill.shopId === shopId)).toMatchObject(shown);
    }
    expect(seen?.payableAmount).toBe(seen?.list.reduce((sum, bill) => sum + bill.payableAmount, 0));
    expect((await liveLines()).length).toBe(before + 6);
  });
});

describe('a preview of a large period', () => {
  const begin = () => staff.run(settlementRunCalls.previewMany, lately());
  const result = (id: number) => staff.run(settlementRunCalls.previewed, { id });

  it('is read by a job, goes on after a power cut, and tells what generating makes', async () => {
    const [one, two] = [await seller('大预览甲', 333), await seller('大预览乙', 777)];
    const asked = await received([one, 4000]);
    await beginRefund(asked, 1000);
    const freed = await received([two, 900]);
    later();
    await generate();
    const [bill] = await bills(two);
    // Orders that wait for a refund, and for a bill again: both are of the period and left by a former bill.
    await staff.run(settlementCalls.void, { id: bill?.id ?? 0, reason: '重来' });
    await shop.runQueued();
    for (let at = 1; at < 4; at += 1) await received([one, 1234 * at], [two, 777 * at]);
    later();
    const { bills: atOnce } = await staff.run(settlementRunCalls.preview, lately());
    const { runId, jobId } = await begin();
    const by = { id: 1, name: '站长' };
    await expect(runJob(previewKind).run(powerCutAfter(shop, 2), { jobId, by })).rejects.toThrow('the power is gone');
    expect(await result(runId)).toMatchObject({ run: { state: 'waiting' }, bills: null });

    await shop.runQueued();

    const { bills: seen } = await result(runId);
    expect(seen).toEqual(atOnce);
    expect(seen?.list.find(({ shopId }) => shopId === one)).toMatchObject({ orderCount: 4, refundAmount: 1000 });
    expect(seen?.list.find(({ shopId }) => shopId === two)).toMatchObject({ orderCount: 4, orderAmount: 900 + 777 * 6 });
    await staff.run(settlementRunCalls.generate, { ...lately(), payableAmount: seen?.payableAmount });
    expect((await bills(one))[0]).toMatchObject({ orderCount: 4, refundAmount: 1000 });
    expect(freed.orderNo).not.toBe('');
  });

  it('is told to who began it alone', async () => {
    const { runId } = await begin();
    await expect(shop.admin({ realName: '别人' }).run(settlementRunCalls.previewed, { id: runId })).rejects.toMatchObject({
      message: settlementRefusals.RUN_NOT_FOUND().message,
    });
    await shop.runQueued();
  });
});

describe('bills that were previewed', () => {
  it('are not made at once where another sum comes of them by now', async () => {
    const shopId = await seller('变动店', 0);
    const placed = await received([shopId, 5000]);
    later();
    const { bills: seen } = await staff.run(settlementRunCalls.preview, { shopId, ...lately() });
    await refund(placed, 1000);

    await expect(
      staff.run(settlementRunCalls.generate, { shopId, ...lately(), payableAmount: seen?.payableAmount }),
    ).rejects.toMatchObject({ message: settlementRefusals.PREVIEW_CHANGED({ payable: 4000 }).message });

    expect(await bills(shopId)).toEqual([]);
    await staff.run(settlementRunCalls.generate, { shopId, ...lately(), payableAmount: 4000 });
    expect((await bills(shopId))[0]).toMatchObject({ payableAmount: 4000 });
  });

  it('say where a job made them and another sum came of them', async () => {
    const shopId = await seller('变动店二', 0);
    await received([shopId, 5000]);
    later();
    const task = { shopId, ...lately(), payableAmount: 4900 };
    const { value: runId } = await shop.app.write({ name: 'test.run', actor: systemActor('test') }, async (write) => {
      const frozen = await freezeRun(write, generateKind, { task, label: '变动', rows: rowsOf(task, new Map()) });
      await enqueueRun(write, generateKind, frozen);
      return frozen.id;
    });

    await shop.runQueued();

    const rows = await shop.db.select().from(runRow).where(eq(runRow.runId, runId));
    expect(rows.map(({ reason }) => reason)).toEqual(['', '应结合计 ¥50.00，预览时是 ¥49.00：其间有订单变动，请核对后再确认']);
  });
});

describe('a period', () => {
  it('is settled by as many statements, however many orders and shops it has', async () => {
    const few = await seller('一单店');
    await received([few, 1000]);
    later();
    const wanted = lately();
    const ofOne = await shop.countQueries(() => staff.run(settlementRunCalls.generate, wanted));
    const more = [await seller('多单甲'), await seller('多单乙')];
    for (let at = 0; at < 4; at += 1) await received([more[0] ?? 0, 1000 + at], [more[1] ?? 0, 500]);
    later();

    const ofMany = await shop.countQueries(() => staff.run(settlementRunCalls.generate, lately()));

    expect(ofMany).toBeLessThanOrEqual(ofOne);
  });
});

describe('a run of bills that breaks off', () => {
  it('settles nothing twice, and goes on with what is left', async () => {
    const shopId = await seller('断电店');
    const days: { key: string; input: { periodStart: string; periodEnd: string } }[] = [];
    for (let at = 0; at < 3; at += 1) {
      await received([shopId, 1000]);
      days.push({ key: String(at), input: today() });
      shop.clock.pass('1 day');
    }
    later();
    const task = { shopId, ...lately() };
    const { value } = await shop.app.write({ name: 'test.run', actor: systemActor('test') }, async (write) => {
      const frozen = await freezeRun(write, generateKind, { task, label: '断电', rows: [...days, { key: '', input: null }] });
      return { id: frozen.id, jobId: await enqueueRun(write, generateKind, frozen) };
    });
    const by = { id: 1, name: '站长' };
    // Its beginning and one portion are through.
    await expect(runJob(generateKind).run(powerCutAfter(shop, 3), { jobId: value.jobId, by })).rejects.toThrow(
      'the power is gone',
    );
    const [half] = await shop.db.select().from(settlement).where(eq(settlement.runId, value.id));
    expect(half?.orderCount).toBe(1);
    await expect(staff.run(settlementCalls.confirm, { id: half?.id ?? 0 })).rejects.toMatchObject({
      message: settlementRefusals.AT_WORK().message,
    });

    await shop.runQueued();

    const [bill] = await bills(shopId);
    expect(bill).toMatchObject({ orderCount: 3, orderAmount: 3000, isAtWork: false });
    expect((await shop.db.select().from(run).where(eq(run.id, value.id)))[0]).toMatchObject({ state: 'done' });
  });
});
