import { beforeAll, describe, expect, it } from 'vitest';
import { expressCalls } from '#contract/delivery/express.ts';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { passPackageCalls } from '#contract/services/pass/packages.ts';
import { passUsageCalls } from '#contract/services/pass/usage.ts';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const { account } = pass;
const info = () => admin.run(passAccountCalls.info, { isFresh: true });
const buy = { mealId: 11, price: 5000, num: 1000, type: 'sms', payType: 'weixin' } as const;
const label = {
  type: 'expr_dump',
  com: 'yuantong',
  tempId: 'yuantong-76',
  toName: '信号楼',
  toTel: '13800000000',
  toAddress: '站前路1号',
  siid: 'KX100',
} as const;

beforeAll(async () => {
  await pass.plugIn();
  await admin.run(expressCalls.sync, {});
});

describe('packages', () => {
  it('are those of the platform, with its prices', async () => {
    const { data } = await admin.run(passPackageCalls.list, { type: 'sms' });
    expect(data).toEqual([
      { id: 11, price: 5000, num: 1000 },
      { id: 12, price: 23_550, num: 5000 },
    ]);
    const wrong = await admin.raw('GET', '/admin/pass/meal/list', { query: { type: 'none' } });
    expect(wrong).toMatchObject({ code: 400, message: '请选择正确的套餐类型' });
  });

  it('are paid by a code, after which the counter grows', async () => {
    const before = (await info()).sms.num;
    const { qr_code: code, invalid } = await admin.run(passPackageCalls.drawCode, buy);
    expect(code).toMatch(/^weixin:/);
    expect(invalid?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    expect((await info()).sms.num).toBe(before);

    pass.platform().pay(code);

    expect((await info()).sms.num).toBe(before + 1000);
  });

  it.each([
    ['another price', { price: 1 }],
    ['another number', { num: 999_999 }],
    ['another package', { mealId: 99 }],
    ['a package of another service', { mealId: 21, price: 1000, num: 100 }],
  ])('are not sold for what a browser says: %s', async (_case, wrong) => {
    const before = pass.asked('meal/code');
    await expect(admin.run(passPackageCalls.drawCode, { ...buy, ...wrong })).rejects.toMatchObject({
      message: '这个套餐的价格或数量有变化，请重新选择套餐',
    });
    expect(pass.asked('meal/code')).toBe(before);
  });

  it('need an open service, and are asked for once whatever comes of it', async () => {
    const copy = { ...buy, mealId: 21, price: 1000, num: 100, type: 'copy' } as const;
    await expect(admin.run(passPackageCalls.drawCode, copy)).rejects.toMatchObject({ message: '请先开通对应的服务' });
    const before = pass.asked('meal/code');
    pass.platform().become('lostAnswer', 'meal/code');
    await expect(admin.run(passPackageCalls.drawCode, buy)).rejects.toMatchObject({
      message: expect.stringContaining('没任何数据返回'),
    });
    pass.platform().become(undefined);
    expect(pass.asked('meal/code')).toBe(before + 1);
  });
});

describe('opening a service', () => {
  const open = (more: object) => admin.run(passOpeningCalls.open, { type: 'copy', ...more });

  it('opens collecting without further questions, once', async () => {
    await open({ type: 'copy' });
    await open({ type: 'copy' });
    expect(account.copy.open).toBe(1);
    expect(pass.asked('copy/open')).toBe(1);
  });

  it.each([
    ['请选择快递公司', { com: '' }],
    ['请选择快递模板', { tempId: '' }],
    ['请填写寄件人姓名', { toName: ' ' }],
    ['请输入寄件人手机号码', { toTel: '' }],
    ['请填写寄件人详细地址', { toAddress: '' }],
    ['请填写云打印机编号', { siid: '' }],
    ['请输入正确的手机号', { toTel: '1380' }],
    ['没有找到对应的快递公司', { com: 'nobody' }],
  ])('of waybills says what is missing: %s', async (message, wrong) => {
    await expect(open({ ...label, ...wrong })).rejects.toMatchObject({ message });
    expect(account.dump.open).toBe(0);
  });

  it('of waybills keeps nothing that the platform did not open', async () => {
    pass.platform().become('oddStatus', 'expr/open');
    await expect(open(label)).rejects.toMatchObject({ message: '一号通平台接口请求过于频繁' });
    pass.platform().become(undefined);
    expect(await admin.run(waybillCalls.sheetInfo, {})).toMatchObject({ exportCom: null, exportOpen: 2 });
  });

  it('of waybills opens them at the platform, keeps with what they are printed, and switches them on', async () => {
    await open(label);
    expect(await info()).toMatchObject({ dump: { open: 1 }, query: { open: 1 } });
    expect(await admin.run(waybillCalls.sheetInfo, {})).toMatchObject({
      exportCom: 'yuantong',
      exportTempId: 'yuantong-76',
      exportToName: '信号楼',
      exportSiid: 'KX100',
      exportOpen: 1,
    });
  });

  it('of messages wants a signature', async () => {
    account.sms.open = 0;
    await expect(open({ type: 'sms', sign: '' })).rejects.toMatchObject({ message: '签名不能为空' });
    await open({ type: 'sms', sign: '信号楼' });
    expect(await info()).toMatchObject({ sms: { open: 1, sign: '信号楼' } });
  });
});

describe('the records of a service', () => {
  const records = (type: 'sms' | 'copy', more: object = {}) =>
    admin.run(passUsageCalls.record, { type, page: 1, limit: 20, ...more });

  it('are paged by the total of the platform, and messages by their state', async () => {
    for (let nth = 0; nth < 3; nth += 1)
      await shop.app.providers.sms.send({
        by: '1',
        phone: '13900000001',
        template: '538393',
        values: { code: '123456', time: '5' },
      });

    const { list, total, totalPage } = await records('sms', { limit: 2 });
    expect([list.length, total, totalPage]).toEqual([2, 3, 2]);
    expect(list[0]).toMatchObject({ phone: '13900000001', content: expect.stringContaining('123456'), status: 1 });
    expect((await records('sms', { status: 2 })).total).toBe(0);
    expect((await records('sms', { status: 3 })).total).toBe(3);
    expect((await records('copy', { status: 2 })).list).toEqual([]);
  });
});
