import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackingCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const { manner } = provider;
const { sku, order } = ordersIn(shop);

const steps = [
  { time: '2026-11-21 18:30:00', status: '已签收，签收人：本人' },
  { time: '2026-11-20 09:00:00', status: '【杭州转运中心】已发出' },
];
const market = { number: 'YT7001', type: 'YTO', list: steps, deliverystatus: '3', issign: '1', expName: '圆通速递', courier: '' };

async function sent(expressCode: string, expressNumber: string): Promise<PlacedOrder> {
  const placed = await order({ of: await sku(), paid: true });
  await shop.admin().run(sendingCalls.send, { orderNo: placed.orderNo, type: '1', expressCode, expressNumber });
  return placed;
}
const track = ({ orderNo }: PlacedOrder) => shop.admin({ role: '客服' }).run(trackingCalls.getLogisticsInfo, { orderNo });
const askedFor = (path: string) => provider.asked.filter((asked) => asked.startsWith(path));

beforeEach(() => void (provider.asked.length = 0));

describe('a parcel before any provider is set up', () => {
  it('is told by its number and carrier, and nobody is asked', async () => {
    const placed = await sent('yuantong', 'YT6001');

    expect(await track(placed)).toMatchObject({ number: 'YT6001', expName: '圆通速递', list: [], issign: null });
    expect(provider.asked).toEqual([]);
  });

  it('is none of an order that is not sent, or brought by a courier', async () => {
    const placed = await order({ of: await sku(), paid: true });
    expect(await track(placed)).toMatchObject({ number: null, expName: null, list: [] });

    const courier = { type: '2', deliveryName: '老李', deliveryTel: '13700000000' };
    await shop.admin().run(sendingCalls.send, { orderNo: placed.orderNo, ...courier });
    expect(await track(placed)).toMatchObject({ number: null, list: [] });
  });
});

describe('a parcel tracked through the cloud market', () => {
  beforeAll(async () => {
    await provider.byMarket();
    Object.assign(manner.parcels, { YT7001: market, 'SF7002:1234': { ...market, number: 'SF7002', expName: '顺丰速运' } });
  });

  it('is told step by step, and asked for once in half an hour', async () => {
    const placed = await sent('yuantong', 'YT7001');

    expect(await track(placed)).toMatchObject({ number: 'YT7001', deliverystatus: '3', issign: '1', courier: null, list: steps });
    await Promise.all([track(placed), track(placed)]);
    expect(askedFor('/kdi')).toEqual(['/kdi?no=YT7001&type=']);

    shop.clock.pass('29 minutes');
    await track(placed);
    expect(askedFor('/kdi')).toHaveLength(1);
    shop.clock.pass('2 minutes');
    await track(placed);
    expect(askedFor('/kdi')).toHaveLength(2);
  });

  it('of the carrier that wants it is asked for with the last four digits of the phone, unless they were typed', async () => {
    await track(await sent('shunfeng', 'SF7002'));
    await track(await sent('shunfeng', 'SF7003:9999')).catch(() => undefined);

    expect(askedFor('/kdi')).toEqual(['/kdi?no=SF7002%3A1234&type=', '/kdi?no=SF7003%3A9999&type=']);
  });

  it('is kept for each company: the same number elsewhere is another parcel', async () => {
    manner.parcels['N1'] = market;
    await track(await sent('yuantong', 'N1'));
    await track(await sent('yunda', 'N1'));

    expect(askedFor('/kdi')).toHaveLength(2);
  });

  it.each([
    ['fails', 'failing', '物流查询接口没有回应，请稍后重试'],
    ['answers rubbish', 'rubbish', '物流查询接口返回的内容无法识别，请稍后重试'],
    ['answers twice in one', 'twice', '物流查询接口返回的内容无法识别，请稍后重试'],
    ['says nothing', 'silent', '物流查询接口返回的内容无法识别，请稍后重试'],
    ['takes too long', 'slow', '物流查询接口没有回应，请稍后重试'],
  ] as const)('is refused in a sentence when it %s, and asked for anew', async (_case, mood, message) => {
    manner.parcels[`M-${mood}`] = market;
    const placed = await sent('yuantong', `M-${mood}`);
    manner.mood = mood;

    await expect(track(placed)).rejects.toMatchObject({ code: 500, message });
    expect(await track(placed)).toMatchObject({ list: steps });
  });

  it('that nobody knows is refused in the words of the provider', async () => {
    await expect(track(await sent('yuantong', 'YT-none'))).rejects.toMatchObject({ message: '物流查询接口：没有信息' });
  });
});

describe('a parcel tracked through the account', () => {
  beforeAll(async () => {
    await provider.byPass();
    await provider.set({ logistics_type: '1' });
    const content = steps.map((step) => ({ ...step, ftime: step.time }));
    manner.parcels['zhongtong ZT1'] = { num: 'ZT1', com: 'zhongtong', ischeck: '1', status: '3', content };
  });

  it('is told step by step, under the name that its order knows', async () => {
    expect(await track(await sent('zhongtong', 'ZT1'))).toMatchObject({
      number: 'ZT1',
      type: 'zhongtong',
      expName: '中通快递',
      issign: '1',
      list: steps,
    });
  });

  it('is empty while nothing is known', async () => {
    expect(await track(await sent('zhongtong', 'ZT2'))).toMatchObject({ number: 'ZT2', list: [] });
  });

  it('costs one query, however much is known', async () => {
    const placed = await sent('zhongtong', 'ZT1');
    const admin = shop.admin({ role: '客服' });
    const ask = () => shop.countQueries(() => admin.run(trackingCalls.getLogisticsInfo, { orderNo: placed.orderNo }));

    await ask();
    expect(await ask()).toBe(1);
  });
});
