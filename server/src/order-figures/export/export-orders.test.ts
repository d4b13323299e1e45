import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { orderExportCalls, orderSheetCalls } from '#contract/order-figures/order-export.ts';
import { product } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { openClient } from '../../../test/client.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { readSheet } from '../../../test/sheets.ts';

const shop = openShop();
const { sku, order, info } = ordersIn(shop);

type ExportFilter = Partial<Input<typeof orderExportCalls.exportOrders>['filter']>;

/** The rows of a file that somebody with these permissions takes. */
async function exported(filter: ExportFilter, columns: string[] = [], may?: string[]): Promise<string[][]> {
  const { token } = await shop.person(may ? { may } : {});
  const client = openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  );
  const { id } = await client.run(orderExportCalls.exportOrders, {
    filter: { status: 'all', type: 2, ...filter },
    columns,
    format: 'xlsx',
  });
  await shop.runQueued();
  const file = await shop.app.http.inject({ url: exportFile(id), headers: { 'authori-zation': token } });
  return (await readSheet(new Uint8Array(file.rawPayload))).rows;
}

describe('an export of orders', () => {
  it('has a row per order line, newest first, in the words of the screens', async () => {
    const of = await sku({ price: 1250, name: '搪瓷杯' });
    const unpaid = await order({ of });
    const sent = await order({ of, quantity: 2, sent: true, mark: '请轻拿' });

    const columns = ['orderNo', 'situation', 'productName', 'quantity', 'payPrice', 'payType', 'mark', 'deliveryId'];
    expect(await exported({}, columns)).toEqual([
      ['订单号', '订单状态', '商品名称', '数量', '订单金额', '支付方式', '买家留言', '快递单号'],
      [sent.orderNo, '待收货', '搪瓷杯', '2', '25', '微信支付', '请轻拿', 'SF10001'],
      [unpaid.orderNo, '待付款', '搪瓷杯', '1', '12.5'],
    ]);
  });

  it('is of the named ones, or of what the filters find', async () => {
    const of = await sku({ name: '站长怀表' });
    const [one, other] = [await order({ of }), await order({ of, paid: true })];
    const { id } = await info(one);

    expect((await exported({ ids: [id] }, ['orderNo'])).flat()).toEqual(['订单号', one.orderNo]);
    const found = await exported({ keywords: '站长怀表', status: 'notShipped' }, ['orderNo']);
    expect(found.flat()).toEqual(['订单号', other.orderNo]);
  });

  it('names the shop that sold an order, for whoever asks', async () => {
    await shop.admin().run(shopCalls.save, { name: '青禾家居', logo: 'a.png' });
    const id = (await shop.admin().run(shopCalls.list, { page: 1, limit: 20, keywords: '青禾家居' })).list[0]?.id ?? 0;
    const of = await sku({ name: '落地灯' });
    await shop.app.write({ name: 'test.seller', actor: systemActor('test') }, ({ tx }) =>
      tx.update(product).set({ merId: id }).where(eq(product.storeName, '落地灯')),
    );
    const { orderNo } = await order({ of });

    expect(await exported({ merId: [id] }, ['orderNo', 'seller'])).toEqual([
      ['订单号', '店铺'],
      [orderNo, '青禾家居'],
    ]);
  });

  it('names every parcel that an order left in, and each carrier once', async () => {
    const placed = await order({ of: await sku({ stock: 5 }), quantity: 3, paid: true });
    const { id, orderInfo } = await info(placed);
    const send = (expressCode: string, expressNumber: string, quantity: number) =>
      shop.admin().run(sendingCalls.send, {
        orderNo: placed.orderNo,
        type: '1',
        expressCode,
        expressNumber,
        pieces: [{ lineId: orderInfo[0]?.id ?? 0, quantity }],
      });
    await send('shunfeng', 'SF3001', 1);
    await send('shunfeng', 'SF3002', 1);
    await send('yuantong', 'YT3003', 1);

    expect(await exported({ ids: [id] }, ['deliveryName', 'deliveryId'])).toEqual([
      ['快递公司', '快递单号'],
      ['顺丰速运；圆通速递', 'SF3001；SF3002；YT3003'],
    ]);
  });

  it('leaves out amounts and masks phones for those who may not see them', async () => {
    const { id } = await info(await order({ of: await sku(), paid: true }));

    const [head, row] = await exported({ ids: [id] }, [], ['admin:order:list', 'admin:export:excel:order']);
    expect(head).not.toContain('订单金额');
    expect(row).toContain('138****1234');
    expect(await exported({ ids: [id] }, ['userPhone'])).toEqual([['收货电话'], ['13800001234']]);
  });
});

describe('the workbook of the wire', () => {
  const sheet = async (query: Input<typeof orderSheetCalls.orderSheet>, may?: string[]) => {
    const { fileName } = await shop.admin(may ? { may } : {}).run(orderSheetCalls.orderSheet, query);
    const answer = await shop.app.http.inject({ url: fileName });
    return { fileName, rows: (await readSheet(new Uint8Array(answer.rawPayload))).rows };
  };

  it('has a title, the time, and a row of eight texts for each order that the list finds', async () => {
    const of = await sku({ price: 1250, name: '臂板信号机' });
    const [paid] = [await order({ of, paid: true }), await order({ of })];

    const { fileName, rows } = await sheet({ orderNo: paid.orderNo, status: 'notShipped', type: 0, dateLimit: 'today' });

    expect(decodeURIComponent(fileName)).toMatch(/\/订单导出_\d{23}\.xlsx$/);
    expect(rows[0]?.[0]).toBe('订单导出');
    expect(rows[1]?.[0]).toMatch(/^生成时间:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows.slice(2)).toEqual([
      ['订单号', '实际支付金额', '创建时间', '商品信息', '订单状态', '支付方式', '订单类型', '用户姓名'],
      [paid.orderNo, '12.50', expect.any(String), '臂板信号机', '未发货', '微信支付', '[普通订单]', '王小明'],
    ]);
  });

  it('shows no amounts to those who may not see them, and is refused when it would be empty', async () => {
    const { orderNo } = await order({ of: await sku() });

    const { rows } = await sheet({ orderNo, status: 'all', type: 2 }, ['admin:export:excel:order']);

    expect(rows[3]?.slice(0, 2)).toEqual([orderNo, '']);
    const none = { orderNo: 'SO-none', status: 'all', type: 2 } as const;
    await expect(sheet(none)).rejects.toMatchObject({ code: 500, message: '没有可导出的数据！' });
  });
});
