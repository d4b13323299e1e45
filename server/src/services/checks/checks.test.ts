import { beforeAll, describe, expect, it } from 'vitest';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { type OutsideServiceName, outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openProvider } from '../../../test/provider.ts';
import { openCloudPrinter } from '../../../test/receipt-printer.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const printer = openCloudPrinter(shop);
const admin = shop.admin();
const { manner } = provider;
const list = () => admin.run(outsideServiceCalls.list, {});
const service = async (name: OutsideServiceName) => (await list()).find((one) => one.name === name);
const check = (name: OutsideServiceName) => admin.run(outsideServiceCalls.check, { name });
const forms = () => admin.run(sheetCalls.template, { com: 'yuantong' });

describe('a service that is not set up', () => {
  it('is said to be, and a check says what is missing', async () => {
    expect(await service('onePass')).toMatchObject({ state: 'unset', checkTime: null, failures: 0 });
    expect(await check('onePass')).toMatchObject([{ outcome: 'failed', says: '还没有填写完整' }]);
    expect(await service('onePass')).toMatchObject({ state: 'unset', checkTime: null });
  });
});

describe('a service that is set up', () => {
  beforeAll(async () => {
    await provider.byPass();
    await printer.plugIn();
  });

  it('is checked once its settings are saved', async () => {
    await shop.runQueued();

    expect(await service('onePass')).toMatchObject({ state: 'fine', checkTime: expect.any(Date), quota: '采集 3 次' });
    expect((await service('onePass'))?.steps.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['地址', 'passed'],
      ['时钟', 'passed'],
      ['登录', 'passed'],
      ['开通的服务', 'passed'],
    ]);
    expect(await service('yilianyun')).toMatchObject({ state: 'fine', expireTime: expect.any(Date) });
    expect(printer.papers).toEqual([]);
  });

  it('is paused where a setting has switched it off', async () => {
    await printer.set({ ylyprint_status: "'0'" });
    expect(await service('yilianyun')).toMatchObject({ state: 'paused' });
    await printer.set({ ylyprint_status: "'1'" });
  });

  it('fails from the first failure until the next success, with its reason and what to do', async () => {
    await forms();
    manner.mood = 'failing';
    await expect(forms()).rejects.toMatchObject({ code: 500 });

    expect(await service('onePass')).toMatchObject({
      state: 'failing',
      failures: 1,
      failure: '一号通平台接口异常，没任何数据返回！请稍后重试',
      remedy: '请稍后再试，一直如此请核对一号通接口地址',
    });
    await forms();
    expect(await service('onePass')).toMatchObject({ state: 'fine', failures: 1 });
  });

  it('writes sparsely: a success after a success waits for a minute', async () => {
    await forms();
    const before = (await service('onePass'))?.successTime;
    await forms();
    expect((await service('onePass'))?.successTime).toEqual(before);

    shop.clock.pass('61 seconds');
    await forms();
    expect((await service('onePass'))?.successTime).not.toEqual(before);
  });

  it('stops at the first step that fails, and says what to do', async () => {
    await provider.set({ one_pass_url: 'http://127.0.0.1:9/pass/' });
    await provider.set({ sms_token: 'secret' });

    expect(await check('onePass')).toEqual([
      { name: '地址', outcome: 'failed', says: '连接不上对方的服务器', remedy: '请确认服务器可以访问外网，并核对接口地址' },
      { name: '时钟', outcome: 'skipped', says: '', remedy: '' },
      { name: '登录', outcome: 'skipped', says: '', remedy: '' },
      { name: '开通的服务', outcome: 'skipped', says: '', remedy: '' },
    ]);
    expect(await service('onePass')).toMatchObject({ state: 'failing' });
  });

  it('says of a clock that is wrong that signatures will be refused', async () => {
    shop.clock.pass('10 minutes');

    expect((await check('yilianyun')).slice(0, 2)).toMatchObject([
      { outcome: 'passed' },
      { name: '时钟', outcome: 'failed', says: expect.stringMatching(/^服务器时间偏差 \d+ 秒，签名会被拒绝$/) },
    ]);
  });
});
