import { describe, expect, it } from 'vitest';
import { sendingCalls } from '../../../contract/src/fulfilment/sending.ts';
import { ordersIn } from '../orders.ts';
import { openProvider } from '../provider.ts';
import { openShop } from '../shop.ts';
import { all, misfits } from './types.ts';

const shop = openShop();
const provider = openProvider(shop);
const { sku, order } = ordersIn(shop);
const parcel = { type: '1', expressCode: 'yuantong', expressNumber: 'YT1' };

async function sent(): Promise<string> {
  const { orderNo } = await order({ of: await sku(), paid: true });
  await shop.admin().run(sendingCalls.send, { orderNo, ...parcel });
  return orderNo;
}
const ask = (query: Record<string, string>) => shop.admin().raw('GET', '/admin/store/order/getLogisticsInfo', { query });

const nulls = 'deliverystatus issign expSite expPhone courier courierPhone updateTime takeTime logo';

describe('what is known of a parcel', () => {
  it('without a provider is number, company and an empty list', async () => {
    const { data } = await ask({ orderNo: await sent() });

    expect(data).toMatchObject({ number: 'YT1', expName: '圆通速递', list: [] });
    expect(misfits(data, { ...all('null', nulls), ...all('string', 'number type expName'), list: ['string'] })).toEqual([]);
  });

  it('is made of what the papers say', async () => {
    await provider.byMarket();
    const told = {
      expPhone: '95554',
      courier: '李师傅',
      courierPhone: '13700000000',
      takeTime: '2天',
      updateTime: 'x',
      logo: 'y',
    };
    const list = [{ time: '2026-11-20 09:00:00', status: '已揽收' }];
    provider.manner.parcels['YT1'] = { ...told, type: 'YTO', list, deliverystatus: 1, issign: 0, expName: '圆通', expSite: 'z' };

    const { code, message, data } = await ask({ orderNo: await sent() });

    expect([code, message]).toEqual([200, '操作成功']);
    const type = { ...all('string', `number type expName ${nulls}`), list: [{ time: 'string', status: 'string' }] } as const;
    expect(misfits(data, type)).toEqual([]);
  });

  it('is not asked for without an order', async () => {
    expect(await ask({})).toMatchObject({ code: 400, message: '订单编号不能为空' });
    expect(await ask({ orderNo: 'order0' })).toMatchObject({ code: 500, message: '没有找到订单信息' });
  });
});
