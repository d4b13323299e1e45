import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, address, ordersIn } from '../../../test/orders.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { workbookOf } from '../../../test/zips.ts';

const shop = openShop();
const { sku, order, info, timeline, askRefund } = ordersIn(shop);
const { shipCheck, shipRead, shipRun, shipRecall, shipRetry, shipRows, shipRuns, shipInfo } = shipmentCalls;

async function packer() {
  const { token } = await shop.person({ may: ['admin:order:send'] });
  return openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  );
}
type Packer = Awaited<ReturnType<typeof packer>>;

let keys = 0;
const sf = (n: number): string => `SF${1_000_000_000_000 + n}`;
const paid = async (of?: number, more = {}) => order({ of: of ?? (await sku()), paid: true, ...more });
const rowOf = ({ orderNo }: PlacedOrder, expressNumber: string) => ({ orderNo, expressCode: 'shunfeng', expressNumber });
const run = (by: Packer, rows: ReturnType<typeof rowOf>[], requestKey = `key-${(keys += 1)}`) =>
  by.run(shipRun, { requestKey, rows });
const check = async (...lines: string[]) => (await (await packer()).run(shipCheck, { text: lines.join('\n') })).rows;
const statesOf = async (by: Packer, id: number) =>
  (await by.run(shipRows, { id, page: 1, limit: 50 })).list.map(({ state, reason }) => [state, reason]);
const stepsOf = async (placed: PlacedOrder) => (await timeline(placed)).filter(({ changeType }) => changeType === 'express');
const elsewhere = { address: { ...address, name: '李雷' } };

describe('a dry run', () => {
  it('takes lines as they are pasted, and tells the carrier by the number', async () => {
    const of = await sku({ stock: 100 });
    const [one, two, three] = [await paid(of), await paid(of), await paid(of)];

    const rows = await check(
      '订单号\t快递单号',
      `${one.orderNo}\t${sf(1)}`,
      '',
      `${two.orderNo}， 75312345678901 ,中通`,
      `${three.orderNo} ${sf(2)}`,
    );

    expect(rows.map(({ row, state, expressCode, realName }) => [row, state, expressCode, realName])).toEqual([
      [2, 'ready', 'shunfeng', '王小明'],
      [4, 'ready', 'zhongtong', '王小明'],
      [5, 'ready', 'shunfeng', '王小明'],
    ]);
  });

  it('names who else of the staff handles an order', async () => {
    const placed = await paid(await sku({ stock: 100 }));
    const other = shop.admin({ account: 'packer two' });
    await other.run(claimCalls.claim, { orderNo: placed.orderNo });
    const handled = async (by: typeof other) =>
      (await by.run(shipmentCalls.shipCheck, { text: `${placed.orderNo} ${sf(90)}` })).rows.map(({ handler }) => handler);

    expect([await handled(shop.admin()), await handled(other)]).toEqual([[expect.any(String)], [null]]);
  });

  it('says of each bad line why it is not sent', async () => {
    const of = await sku({ stock: 100 });
    const [good, asked, sent] = [await paid(of), await paid(of), await order({ of, sent: true })];
    await askRefund(asked);

    const rows = await check(
      `${good.orderNo} ${sf(10)}`,
      `${good.orderNo} ${sf(11)}`,
      `${good.orderNo} ${sf(10)}`,
      `${asked.orderNo} ${sf(12)}`,
      `nobody ${sf(13)}`,
      `${good.orderNo}x`,
      `${sent.orderNo} SF10001`,
      `${sent.orderNo},7.53E+13`,
    );

    expect(rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'ready ',
      `refused 第 2 行「订单号」：与第 1 行是同一个订单的另一个包裹（${sf(11)}）：表里看不出每个包裹装了哪些商品，请删去这个订单的各行，到订单里分包裹发货`,
      'refused 第 3 行「订单号」：与第 1 行是同一个订单',
      'refused 第 4 行「订单号」：订单退款中不能发货',
      'refused 第 5 行「订单号」：没有这个订单，请核对订单号',
      'refused 第 6 行「快递单号」：没有快递单号',
      expect.stringMatching(/^refused/),
      'refused 第 8 行「快递单号」：单号被表格写成了科学计数，请把这一列改为文本格式后重新填写',
    ]);
  });

  it('knows a carrier by another of its names, and says what is not one number', async () => {
    const of = await sku({ stock: 100 });
    const [one, two, three, four] = [await paid(of), await paid(of), await paid(of), await paid(of)];

    const rows = await check(
      `${one.orderNo}\t'4312345678901\t韵达速递`,
      `${two.orderNo}\t７５３１２３４５６７８９０１\t中通速递`,
      `${three.orderNo}\t${sf(60)}/${sf(61)}`,
      `${four.orderNo} ${sf(62)} ${sf(63)}`,
    );

    expect(rows.map(({ state, expressCode }) => [state, expressCode])).toEqual([
      ['ready', 'yunda'],
      ['ready', 'zhongtong'],
      ['refused', expect.anything()],
      ['refused', expect.anything()],
    ]);
    expect(rows[3]?.reason).toBe(
      `第 4 行「快递单号」：写了 2 个快递单号（${sf(62)}、${sf(63)}），请在订单里分包裹发货，或只留一个`,
    );
  });

  it('knows a number of another order: one recipient has one parcel, two have two', async () => {
    const of = await sku({ stock: 100 });
    const [mine, along, foreign] = [await paid(of), await paid(of), await paid(of, elsewhere)];

    const rows = await check(`${mine.orderNo} ${sf(20)}`, `${along.orderNo} ${sf(20)}`, `${foreign.orderNo} ${sf(20)}`);

    expect(rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'ready ',
      `ready 与订单 ${mine.orderNo} 同一个包裹`,
      `refused 第 3 行「快递单号」：单号已用于订单 ${mine.orderNo}，收货人不同`,
    ]);
  });

  it('of nothing, and of too much, is refused', async () => {
    const by = await packer();
    await expect(by.run(shipCheck, { text: '订单号\t快递单号' })).rejects.toMatchObject({ code: 400 });
    const long = Array.from({ length: 1001 }, (_, n) => `o${n} ${sf(n)}`).join('\n');
    await expect(by.run(shipCheck, { text: long })).rejects.toMatchObject({
      message: expect.stringContaining('一次最多发货 1000 单'),
    });
  });
});

describe('a sheet', () => {
  it('is read by its headings into lines that can be checked; what has no number yet is left out', async () => {
    const csv = '快递公司,订单号,收货人,快递单号\n顺丰速运,A1,王小明,SF1\n,A2,李雷,\n,,,\n中通快递,A3,韩梅梅,731';
    const file = new File([csv], '发货.csv');

    const by = await packer();
    const { text, rows, places } = await by.run(shipRead, { file });
    const checked = await by.run(shipCheck, { text, places });

    expect([text, rows]).toEqual(['A1\tSF1\t顺丰速运\nA3\t731\t中通快递', 2]);
    expect(checked.rows.map(({ row, reason }) => [row, reason])).toEqual([
      [2, '第 2 行「快递单号」（D2）：不正确，应为 6 到 40 位字母和数字'],
      [5, '第 5 行「快递单号」（D5）：不正确，应为 6 到 40 位字母和数字'],
    ]);
  });

  it('is read below a title; parcels below a merged order number are its own, and spoilt numbers are seen as such', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
    const rows = `<row r="1">${cell('A1', '六月发货')}</row><row r="2">${cell('A2', '订单号')}${cell('B2', '快递单号')}</row>
      <row r="3">${cell('A3', 'A1')}${cell('B3', 'SF1')}</row><row r="4">${cell('B4', 'SF2')}</row>
      <row r="5">${cell('A5', 'A2')}<c r="B5"><v>123456789012345678</v></c></row>`;
    const file = new File([new Uint8Array(await workbookOf({ rows, merged: ['A3:A4'] }))], '发货.xlsx');

    expect((await (await packer()).run(shipRead, { file })).text).toBe('A1\tSF1\nA1\tSF2\nA2\t1.23456789012346E+17');
  });

  it('without the two columns, or that is no sheet, is refused', async () => {
    const by = await packer();
    await expect(by.run(shipRead, { file: new File(['名称,数量\n杯子,1'], 'a.csv') })).rejects.toMatchObject({
      message: expect.stringContaining('缺少“订单号”'),
    });
    await expect(by.run(shipRead, { file: new File([new Uint8Array([0, 1, 2, 0])], 'a.xlsx') })).rejects.toMatchObject({
      code: 400,
    });
  });
});

describe('a run', () => {
  it('sends what it can, and names the rest: also what was asked back since the dry run', async () => {
    const of = await sku({ stock: 100 });
    const [good, asked] = [await paid(of), await paid(of)];
    const by = await packer();
    expect((await check(`${asked.orderNo} ${sf(41)}`))[0]?.state).toBe('ready');
    await askRefund(asked);

    const { id, jobId } = await run(by, [rowOf(good, sf(40)), rowOf(asked, sf(41))]);
    await shop.runQueued();

    expect(await statesOf(by, id)).toEqual([
      ['sent', ''],
      ['refused', '订单退款中不能发货'],
    ]);
    expect(await by.run(jobCalls.info, { id: jobId })).toMatchObject({ state: 'done', message: '已发货 1 单，未发出 1 单' });
    expect(await info(good)).toMatchObject({ deliveryName: '顺丰速运', deliveryId: sf(40) });
    expect((await info(asked)).deliveryId).toBeNull();
  });

  it('of the same list by two people sends each order once', async () => {
    const placed = await paid();
    const [one, other] = [await packer(), await packer()];

    const runs = await Promise.all([run(one, [rowOf(placed, sf(50))]), run(other, [rowOf(placed, sf(50))])]);
    await shop.runQueued();

    expect(await Promise.all([statesOf(one, runs[0].id), statesOf(other, runs[1].id)])).toEqual([[['sent', '']], [['sent', '']]]);
    expect(await stepsOf(placed)).toHaveLength(1);
  });

  it('gives no parcel to two recipients, whatever was true at the dry run', async () => {
    const of = await sku({ stock: 100 });
    const [mine, foreign] = [await paid(of), await paid(of, elsewhere)];
    const by = await packer();

    const { id } = await run(by, [rowOf(mine, sf(60)), rowOf(foreign, sf(60))]);
    await shop.runQueued();

    expect((await statesOf(by, id))[1]).toEqual(['refused', `单号已用于订单 ${mine.orderNo}，收货人不同`]);
  });

  it('that is asked for twice is one run, and with another list is refused', async () => {
    const [placed, by] = [await paid(), await packer()];

    const runs = await Promise.all([run(by, [rowOf(placed, sf(70))], 'same'), run(by, [rowOf(placed, sf(70))], 'same')]);
    await shop.runQueued();

    expect(runs[0]).toEqual(runs[1]);
    expect(await stepsOf(placed)).toHaveLength(1);
    await expect(run(by, [rowOf(placed, sf(71))], 'same')).rejects.toMatchObject({
      message: expect.stringContaining('已经提交'),
    });
  });
});

describe('a result', () => {
  it('is for the person who started it, and is kept for 30 days', async () => {
    const [placed, by] = [await paid(), await packer()];
    const { id } = await run(by, [rowOf(placed, sf(90))]);
    await shop.runQueued();

    expect((await by.run(shipRuns, { page: 1, limit: 10 })).list).toMatchObject([{ id, total: 1, sent: 1 }]);
    const stranger = await packer();
    for (const look of [
      () => stranger.run(shipInfo, { id }),
      () => stranger.run(shipRows, { id, page: 1, limit: 5 }),
      () => stranger.run(shipRetry, { id }),
    ])
      await expect(look()).rejects.toMatchObject({ code: 404 });
    await expect(shop.admin({ may: ['admin:order:list'] }).run(shipRuns, { page: 1, limit: 5 })).rejects.toMatchObject({
      code: 403,
    });
    expect(sendingCalls.send.permission).toBe(shipRun.permission);
  });
});

describe('a run that is asked to stop', () => {
  it('leaves what it has not tried to a retry', async () => {
    const of = await sku({ stock: 9 });
    const by = await packer();
    const { id, jobId } = await run(by, [rowOf(await paid(of), sf(85)), rowOf(await paid(of), sf(86))]);
    await by.run(runCalls.stop, { id });
    await shop.runQueued();

    expect(await by.run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'failed',
      message: '已按要求停止（已发货 0 单），请重试未发出的订单',
    });
    expect(await by.run(shipInfo, { id })).toMatchObject({ sent: 0, refused: 0, left: 2 });
    const again = await by.run(shipRetry, { id });
    await shop.runQueued();
    expect(await by.run(shipInfo, { id: again.id })).toMatchObject({ sent: 2, left: 0 });
  });

  it('while it is taken back leaves the rest sent, to be taken back later', async () => {
    const by = await packer();
    const { id } = await run(by, [rowOf(await paid(), sf(87))]);
    await shop.runQueued();
    const { jobId } = await by.run(shipRecall, { id, reason: '错行' });
    await by.run(runCalls.stop, { id });
    await shop.runQueued();

    expect(await by.run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'failed',
      message: '已按要求停止（已撤回 0 单），可以再撤回一次',
    });
    expect(await statesOf(by, id)).toEqual([['sent', '']]);
    await by.run(shipRecall, { id, reason: '错行' });
    await shop.runQueued();
    expect(await statesOf(by, id)).toEqual([['recalled', '']]);
  });
});

describe('a retry', () => {
  it('sends what was refused once its reason is gone, as a run of its own, and takes no row twice', async () => {
    const [placed, by] = [await paid(), await packer()];
    await askRefund(placed);
    const { id } = await run(by, [rowOf(placed, sf(80))]);
    await shop.runQueued();
    expect(await statesOf(by, id)).toEqual([['refused', '订单退款中不能发货']]);
    await shop.admin().run(refundCalls.declineRefund, { orderNo: placed.orderNo, reason: '已经打包' });

    const answers = await Promise.allSettled([by.run(shipRetry, { id }), by.run(shipRetry, { id })]);
    await shop.runQueued();

    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const again = answers.find((answer) => answer.status === 'fulfilled');
    expect(await statesOf(by, id)).toEqual([['retried', '订单退款中不能发货']]);
    expect(await statesOf(by, again?.value.id ?? 0)).toEqual([['sent', '']]);
    expect(await stepsOf(placed)).toHaveLength(1);
    await expect(by.run(shipRetry, { id })).rejects.toMatchObject({ message: '没有需要重发的订单' });
  });
});

describe('the statements of a dry run', () => {
  it('are as many for twenty lines as for one', async () => {
    const of = await sku({ stock: 100 });
    const placed = await Promise.all(Array.from({ length: 20 }, () => paid(of)));
    const lines = placed.map(({ orderNo }, at) => `${orderNo} ${sf(100 + at)}`);
    const by = shop.admin();
    await by.run(shipCheck, { text: lines.join('\n') });
    const countOf = (text: string) => shop.countQueries(() => by.run(shipCheck, { text }));

    expect(await countOf(lines.join('\n'))).toBe(await countOf(lines[1] ?? ''));
  });
});

describe('a run that should not have been', () => {
  it('is taken back order by order, but for what was received or corrected since', async () => {
    const of = await sku({ stock: 9 });
    const [first, received, corrected] = [await paid(of), await paid(of), await paid(of)];
    const by = await packer();
    const rows = [first, received, corrected].map((placed, at) => rowOf(placed, sf(900 + at)));
    const { id } = await run(by, rows);
    await expect(by.run(shipRecall, { id, reason: '错行' })).rejects.toMatchObject({ code: 500 });
    await shop.runQueued();
    await shop.admin().run(orderCalls.receive, { orderNo: received.orderNo });
    const right = { orderNo: corrected.orderNo, expressCode: 'shunfeng', expressNumber: sf(990), reason: '抄错' };
    await shop.admin().run(sendingCalls.correctTracking, right);

    const { jobId } = await by.run(shipRecall, { id, reason: '整批错了一行' });
    await shop.runQueued();

    expect(await by.run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      message: '已撤回 1 单，未能撤回 2 单',
    });
    expect(await statesOf(by, id)).toEqual([
      ['recalled', ''],
      ['sent', '只有已发货、还没有收货的订单才能撤回发货'],
      ['sent', '单号已经更正，没有撤回，请在订单里单独撤回'],
    ]);
    expect(await by.run(shipInfo, { id })).toMatchObject({ total: 3, sent: 2, recalled: 1 });
    expect((await by.run(runCalls.list, { page: 1, limit: 1 })).list).toMatchObject([{ id, changed: 3, takenBack: 1 }]);
    expect(await info(first)).toMatchObject({ statusStr: { key: 'notShipped' }, deliveryId: null });
    expect((await timeline(first))[0]).toMatchObject({ changeType: 'recall', reason: '整批错了一行', actorKind: 'admin' });
    expect(await info(corrected)).toMatchObject({ deliveryId: sf(990) });
    await run(by, [rowOf(first, sf(901))]);
    await shop.runQueued();
    expect(await info(first)).toMatchObject({ deliveryId: sf(901) });
  });

  it('has nothing to take back when nothing of it was sent, and is nobody else’s', async () => {
    const by = await packer();
    const { id } = await run(by, [{ orderNo: 'none', expressCode: 'shunfeng', expressNumber: sf(950) }]);
    await shop.runQueued();
    await expect(by.run(shipRecall, { id, reason: '错' })).rejects.toMatchObject({ message: '这批没有已发出的订单可以撤回' });
    await expect((await packer()).run(shipRecall, { id, reason: '错' })).rejects.toMatchObject({ code: 404 });
  });
});
