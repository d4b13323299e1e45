import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { crossReportCalls, crossReportExportCalls, crossReportRefusals } from '#contract/order-figures/cross-reports.ts';
import type { ReportKind } from '#contract/order-figures/sales-report-record.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { runJob } from '#server/jobs/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import type { Client } from '../../../test/client.ts';
import { ordersIn } from '../../../test/orders.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { crossKind } from './cross-kind.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { sku, order } = ordersIn(shop);
const staff = shop.admin();
const all = { page: 1, limit: 0 };
const days = { dateLimit: 'lately7', than: 'previous' };
const MAY = [crossReportCalls.list.permission, crossReportCalls.begin.permission];
let one = 0;

const begin = (by: ReportKind, and: ReportKind, desk: Client = staff) => desk.run(crossReportCalls.begin, { by, and, ...days });
async function cross(by: ReportKind, and: ReportKind, desk: Client = staff) {
  const { runId } = await begin(by, and, desk);
  await shop.runQueued();
  return runId;
}
const rowsOf = async (id: number, desk: Client = staff) => (await desk.run(crossReportCalls.list, { id, ...all })).list;
const report = async (by: ReportKind) => (await staff.run(salesReportCalls.list, { by, ...days, ...all })).list;

beforeAll(async () => {
  one = await seller('甲店');
  const [mug, gong] = [await sku({ name: '搪瓷壶', price: 1000, merId: one }), await sku({ name: '铜锣', price: 3000 })];
  await order({ of: gong, paid: true });
  shop.clock.pass('8 days');
  await order({ of: mug, quantity: 2, paid: true });
  shop.clock.pass('1 day');
  const back = await order({ of: mug, paid: true });
  await order({ of: gong, paid: true });
  await staff.run(refundCalls.agreeRefund, {
    orderNo: back.orderNo,
    amount: 400,
    lines: [],
    reason: '协商',
    requestKey: randomUUID(),
  });
  await shop.runQueued();
});

describe('a report of two dimensions', () => {
  it('tells pairs with both names, what was paid most first, beside the period before', async () => {
    const rows = await rowsOf(await cross('product', 'seller'));
    expect(
      rows.map(({ name, otherName, paid, refunded, net, before }) => [name, otherName, paid, refunded, net, before?.paid]),
    ).toEqual([
      ['铜锣', '平台自营', 3000, 0, 3000, 3000],
      ['搪瓷壶', '甲店', 3000, 400, 2600, 0],
    ]);
    expect(rows.map(({ share }) => share)).toEqual([0.5, 0.5]);
  });

  it('says how far it is, of which days, and leads from a pair to its lines', async () => {
    const { runId } = await begin('day', 'product');
    await expect(staff.run(crossReportCalls.list, { id: runId, ...all })).rejects.toMatchObject({
      message: crossReportRefusals.NOT_DONE().message,
    });
    await shop.runQueued();
    const { run, by, and, comparedDays } = await staff.run(crossReportCalls.info, { id: runId });
    expect([run.state, by, and, comparedDays === null]).toEqual(['done', 'day', 'product', false]);
    for (const { key, otherKey, paid, refunded } of await rowsOf(runId)) {
      const asked = { by, key, and, andKey: otherKey, dateLimit: 'lately7', than: 'none', ...all };
      const { list } = await staff.run(salesReportCalls.lines, asked);
      const sumOf = (isRefund: boolean) =>
        list.filter((line) => line.isRefund === isRefund).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect([sumOf(false), sumOf(true)]).toEqual([paid, refunded]);
    }
  });

  it('is refused of a dimension by itself', async () => {
    await expect(begin('product', 'product')).rejects.toMatchObject({ message: '请选择两种不同的统计方式' });
  });

  it('has a workbook of its rows', async () => {
    const { fileName } = await staff.run(crossReportExportCalls.exportCross, { id: await cross('product', 'hour') });
    expect(fileName).toContain('xlsx');
  });
});

describe('every pair of dimensions', () => {
  it.each([
    ['product', 'region'],
    ['category', 'hour'],
    ['day', 'seller'],
    ['channel', 'level'],
    ['coupon', 'staff'],
  ] as const)('sums %s and %s to the report of the first', async (by, and) => {
    const rows = await rowsOf(await cross(by, and));
    for (const { key, paid, refunded, pieces, orders, before } of await report(by)) {
      const own = rows.filter((row) => row.key === key);
      const sumOf = (each: (row: (typeof rows)[number]) => number | null | undefined) =>
        own.reduce((sum, row) => sum + (each(row) ?? 0), 0);
      expect([sumOf((row) => row.paid), sumOf((row) => row.refunded), sumOf((row) => row.pieces)]).toEqual([
        paid,
        refunded,
        pieces,
      ]);
      expect(sumOf((row) => row.before?.paid)).toBe(before?.paid);
      expect(sumOf((row) => row.orders)).toBeGreaterThanOrEqual(orders);
    }
  });
});

describe('another shop', () => {
  it('has the figures of its lines alone, and nobody the report of somebody else', async () => {
    const may = [...MAY, seeAmounts];
    const { desk: person } = await keeper({ shopId: one, may });
    const id = await cross('product', 'hour', person);
    expect((await rowsOf(id, person)).map(({ name }) => name)).toEqual(['搪瓷壶']);
    await expect(rowsOf(id)).rejects.toMatchObject({ message: crossReportRefusals.NOT_FOUND().message });
  });

  it('has no amounts for those who may not see them', async () => {
    const packer = shop.admin({ account: 'cross-packer', may: MAY });
    const id = await cross('product', 'seller', packer);
    expect((await rowsOf(id, packer)).map(({ paid, net }) => [paid, net])).toEqual([
      [null, null],
      [null, null],
    ]);
    await expect(packer.run(crossReportCalls.list, { id, order: '-paid', ...all })).rejects.toMatchObject({
      message: '没有查看金额的权限，不能按金额排序',
    });
  });
});

describe('a run that is broken off', () => {
  it('goes on where it was, and adds nothing twice', async () => {
    const whole = await rowsOf(await cross('product', 'hour'));
    const { runId, jobId } = await begin('product', 'hour');
    const by = { id: 1, name: '站长' };
    await expect(runJob(crossKind).run(powerCutAfter(shop, 2), { jobId, by })).rejects.toThrow('the power is gone');
    await shop.runQueued();
    expect(await rowsOf(runId)).toEqual(whole);
  });
});

describe('more pairs than it holds', () => {
  it('end it with the sentence that says so', async () => {
    const { runId } = await begin('product', 'hour');
    await shop.db
      .execute(sql`insert into cross_sum (run_id, n, key, orders, pieces, lines, paid, freight, refunds, back_pieces, refunded, costed_lines,
      costed_goods, cost) select ${runId}::int, 1, 'k' || k, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, 100000) k`);
    await shop.runQueued();
    const { run } = await staff.run(crossReportCalls.info, { id: runId });
    expect([run.changed, run.refused > 0]).toEqual([0, true]);
    await expect(rowsOf(runId)).rejects.toMatchObject({ message: crossReportRefusals.NOT_DONE().message });
  });
});
