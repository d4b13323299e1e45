import { beforeAll, describe, expect, it } from 'vitest';
import { type OutsideServiceName, outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openProvider } from '../../../test/provider.ts';
import { openCloudPrinter } from '../../../test/receipt-printer.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const printer = openCloudPrinter(shop);
const second = openSecond(shop);
const admin = shop.admin();
const service = async (name: OutsideServiceName) =>
  (await admin.run(outsideServiceCalls.list, {})).find((one) => one.name === name);
const check = (name: OutsideServiceName) => admin.run(outsideServiceCalls.check, { name });
const carriers = () => shop.app.providers.label.carriers();
const print = () =>
  shop.app.providers.print.print({ title: '信号楼', receipt: { facts: [], lines: [], sums: [] }, reference: 'r-1' });

describe('a provider that refuses the account', () => {
  beforeAll(async () => {
    await provider.byPass();
    await printer.plugIn();
    await shop.runQueued();
  });

  it('is asked again once a check has passed', async () => {
    await printer.set({ ylyprint_app_secret: 'wrong' });
    await expect(print()).rejects.toMatchObject({ message: '易联云没有打印：sign验证失败' });
    await expect(print()).rejects.toMatchObject({
      message: expect.stringMatching(/^易联云已暂停：易联云没有打印：sign验证失败/),
    });
    expect((await check('yilianyun')).at(-1)).toMatchObject({ outcome: 'failed' });
    expect(await service('yilianyun')).toMatchObject({ state: 'paused' });

    printer.accept('wrong');
    expect((await check('yilianyun')).at(-1)).toMatchObject({ outcome: 'passed' });
    await print();
    expect(await service('yilianyun')).toMatchObject({ state: 'fine' });
  });

  it('is not held back for what is wrong with one request', async () => {
    printer.manner.mood = 'jammed';
    await expect(print()).rejects.toMatchObject({ message: '易联云没有打印：打印机缺纸' });
    printer.manner.mood = undefined;
    await print();
  });

  it('is asked no more, in any process, until its settings are right', async () => {
    await provider.set({ sms_token: 'wrong' });
    await expect(carriers()).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    shop.clock.pass('30 seconds');
    const before = provider.asked.length;
    const paused = { message: expect.stringMatching(/^一号通已暂停：一号通平台接口账号或密码错误。请/) };

    await expect(carriers()).rejects.toMatchObject(paused);
    const { app } = await second({ innerHosts: ['127.0.0.1'] });
    await expect(app.providers.label.carriers()).rejects.toMatchObject(paused);
    expect(provider.asked).toHaveLength(before);
    expect(await service('onePass')).toMatchObject({
      state: 'paused',
      failure: '一号通平台接口账号或密码错误',
      remedy: expect.stringContaining('重新填写'),
      pause: { since: expect.any(Date), until: expect.any(Date) },
    });

    await provider.set({ sms_token: 'secret' });
    await shop.runQueued();
    expect(await service('onePass')).toMatchObject({ state: 'fine', pause: null });
    await carriers();
  });

  it('is asked again by itself after an hour, and says since when it refuses', async () => {
    await provider.set({ sms_token: 'wrong' });
    await expect(carriers()).rejects.toThrow('密码错误');
    const since = (await service('onePass'))?.pause?.since;
    shop.clock.pass('61 minutes');
    const before = provider.asked.length;

    await expect(carriers()).rejects.toMatchObject({ message: '一号通平台接口账号或密码错误' });
    expect(provider.asked.length).toBeGreaterThan(before);
    expect((await service('onePass'))?.pause?.since).not.toEqual(since);
    await provider.set({ sms_token: 'secret' });
    await shop.runQueued();
  });

  it.each([
    ['market', '阿里云物流查询'],
    ['api99', '99Api'],
  ] as const)('is known by its own words or codes: %s', async (name, label) => {
    await provider.byMarket();
    await provider.by99Api();
    await provider.set({ system_express_app_code: 'wrong', copy_product_apikey: 'wrong' });
    await shop.runQueued();
    const ask = {
      market: () => shop.app.providers.track.find({ code: 'yuantong', carrier: '圆通', number: 'YT1', phone: '' }),
      api99: () => shop.app.providers.collect.byNumber('taobao', 'https://item.taobao.com/item.htm?id=1'),
    }[name];
    await expect(ask()).rejects.toThrow(/密钥|足额/);

    await expect(ask()).rejects.toMatchObject({ message: expect.stringMatching(new RegExp(`^${label}已暂停：`)) });
    expect(await service(name)).toMatchObject({ state: 'paused', pause: { since: expect.any(Date) } });
  });
});
