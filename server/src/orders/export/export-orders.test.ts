import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { orderExportCalls } from '#contract/orders/order-export.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openClient } from '../../../test/client.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { readSheet } from '../../../test/sheets.ts';

const shop = openShop();
const { sku, order, info } = ordersIn(shop);

type Filter = Partial<Input<typeof orderExportCalls.exportOrders>['filter']>;

/** The rows of a file that somebody with these permissions takes. */
async function exported(filter: Filter, columns: string[] = [], may?: string[]): Promise<string[][]> {
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
  await shop.runDue();
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

  it('names every parcel that an order left in, and each carrier once', async () => {
    const placed = await order({ of: await sku({ stock: 5 }), quantity: 3, paid: true });
    const { id, orderInfo } = await info(placed);
    const send = (expressCode: string, expressNumber: string, quantity: number) =>
      shop.admin().run(orderCalls.send, {
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
