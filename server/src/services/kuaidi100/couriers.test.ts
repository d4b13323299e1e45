import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import type { CloudMarket, ServedMarket } from '../../../../stand-ins/cloud-market/serve.ts';
import { serveMarket } from '../../../../stand-ins/cloud-market/serve.ts';
import { newKuaidi100 } from '../../../../stand-ins/kuaidi100/platform.ts';
import { type ServedKuaidi100, serveKuaidi100 } from '../../../../stand-ins/kuaidi100/serve.ts';
import { ordersIn } from '../../../test/orders.ts';
import { setIn } from '../../../test/set-in.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const set = setIn(shop);
const { sku, order } = ordersIn(shop);
const platform = newKuaidi100();
const market: CloudMarket = { appCode: 'app-code', left: 50, parcels: [], counted: [] };
let served: ServedKuaidi100 | undefined;
let servedMarket: ServedMarket | undefined;
beforeAll(async () => {
  served = await serveKuaidi100(platform, () => shop.clock.now());
  servedMarket = await serveMarket(market, () => shop.clock.now());
});
afterAll(() => Promise.all([served?.close(), servedMarket?.close()]));

const PHONE = '13800001234';
const steps = [
  { time: '2026-11-21 18:30:00', context: '已签收，签收人：本人' },
  { time: '2026-11-20 09:00:00', context: '【杭州转运中心】已发出' },
];
const known = (com: string, num: string, state: string) => platform.parcels.push({ com, num, state, phones: [PHONE], steps });

async function sent(expressCode: string, expressNumber: string) {
  const { orderNo } = await order({ of: await sku(), paid: true });
  await shop.admin().run(sendingCalls.send, { orderNo, type: '1', expressCode, expressNumber });
  return orderNo;
}
const track = (orderNo: string) => shop.admin({ role: '客服' }).run(trackingCalls.getLogisticsInfo, { orderNo });
const service = async () => (await shop.admin().run(outsideServiceCalls.list, {})).find(({ name }) => name === 'kuaidi100');

describe('a parcel tracked through 快递100', () => {
  beforeAll(async () => {
    await set({ logistics_type: '3', kuaidi100_url: served?.url ?? '', kuaidi100_customer: platform.customer });
    // A secret is entered for addresses that are known.
    await set({ kuaidi100_key: platform.key });
  });

  it('is told step by step in our states, and asked for once in half an hour', async () => {
    known('yuantong', 'YT1', '3');
    const orderNo = await sent('yuantong', 'YT1');
    const list = steps.map(({ time, context }) => ({ time, status: context }));

    expect(await track(orderNo)).toMatchObject({ number: 'YT1', expName: '圆通速递', deliverystatus: '3', issign: '1', list });
    shop.clock.pass('29 minutes');
    await track(orderNo);

    expect(platform.left).toBe(99);
    expect(platform.refusals).toEqual([]);
  });

  it('in a state that nobody knows is under way, and not signed for', async () => {
    known('yuantong', 'YT2', '88');

    expect(await track(await sent('yuantong', 'YT2'))).toMatchObject({ deliverystatus: '1', issign: '0' });
  });

  it('of 顺丰 and 中通 is asked for with the last four digits of the phone, or those that staff typed', async () => {
    known('shunfeng', 'SF1', '5');
    known('zhongtong', 'ZT1', '501');
    expect(await track(await sent('zhongtong', 'ZT1'))).toMatchObject({ number: 'ZT1', deliverystatus: '2' });
    platform.parcels.push({ com: 'shunfeng', num: 'SF2', state: '0', phones: ['02155559999'], steps });

    expect(await track(await sent('shunfeng', 'SF1'))).toMatchObject({ number: 'SF1', deliverystatus: '2' });
    expect(await track(await sent('shunfeng', 'SF2:9999'))).toMatchObject({ deliverystatus: '1' });
    platform.parcels.push({ com: 'shunfeng', num: 'SF3', state: '0', phones: ['02155559999'], steps });
    await expect(track(await sent('shunfeng', 'SF3:0000'))).rejects.toMatchObject({
      message: expect.stringContaining('手机号后四位不是这个'),
    });
  });

  it('is not asked for again by another end of the phone, which would lock its number', async () => {
    const { left } = platform;
    await expect(track(await sent('shunfeng', 'SF3:9999'))).rejects.toMatchObject({
      message: expect.stringContaining('间隔半小时'),
    });
    expect(platform.left).toBe(left);
  });

  it('is empty while nothing is known of it', async () => {
    expect(await track(await sent('yunda', 'YD1'))).toMatchObject({ number: 'YD1', list: [], deliverystatus: null });
  });

  it.each(['lostAnswer', 'html'] as const)(
    'whose answer failed (%s) is asked for again after half an hour, not before',
    async (fault) => {
      known('yuantong', `F${fault}`, '1');
      const orderNo = await sent('yuantong', `F${fault}`);
      const { left } = platform;
      served?.become(fault);
      await expect(track(orderNo)).rejects.toMatchObject({ code: 500, message: expect.stringMatching(/^物流查询接口/) });
      served?.become(undefined);

      await expect(track(orderNo)).rejects.toMatchObject({
        message: expect.stringMatching(/间隔半小时再查，请在 \d\d:\d\d 以后重试$/),
      });
      expect(platform.left).toBe(left - 1);
      shop.clock.pass('31 minutes');
      expect(await track(orderNo)).toMatchObject({ deliverystatus: '0' });
    },
  );

  it('is refused in the words of the platform when the key is wrong, which stops the rest until that is mended', async () => {
    await set({ kuaidi100_key: 'wrong' });
    const orderNo = await sent('yuantong', 'YT9');
    await expect(track(orderNo)).rejects.toMatchObject({ message: '物流查询接口不认密钥，或次数已用完（验证签名失败）' });
    expect(await service()).toMatchObject({ state: 'paused', remedy: expect.stringContaining('请核对快递100 授权编号和密钥') });

    known('yuantong', 'YT9', '3');
    await set({ kuaidi100_key: platform.key });
    await shop.runQueued();
    expect(await service()).toMatchObject({ state: 'fine' });
    expect(await track(orderNo)).toMatchObject({ deliverystatus: '3' });
  });
});

describe('a parcel tracked through the cloud market', () => {
  beforeAll(async () => {
    market.parcels.push({ number: 'SF8', type: 'SFEXPRESS', phones: [PHONE], deliverystatus: '2', list: [] });
    await set({ logistics_type: '2', system_express_url: servedMarket?.url ?? '' });
    await set({ system_express_app_code: market.appCode });
  });

  it('has the last four digits of the phone behind its number, all four of them', async () => {
    expect(await track(await sent('shunfeng', 'SF8'))).toMatchObject({ deliverystatus: '2', issign: '0' });
    expect(market.counted).toEqual(['SF8:1234']);
  });

  it('is refused by the gateway once the account is used up', async () => {
    market.left = 0;
    await expect(track(await sent('yuantong', 'YT1'))).rejects.toMatchObject({
      message: '物流查询接口不认密钥，或次数已用完（Quota Exhausted）',
    });
  });
});
