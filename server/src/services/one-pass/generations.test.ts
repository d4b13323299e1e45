import { beforeAll, describe, expect, it } from 'vitest';
import { foundCalls } from '#contract/collection/found.ts';
import { sheetCalls } from '#contract/delivery/sheets.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { printLabel } from '../../../../stand-ins/one-pass/labels.ts';
import { openPassAccount } from '../../../test/pass-account.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const pass = openPassAccount(shop);
const admin = shop.admin();
const check = async () => (await admin.run(outsideServiceCalls.check, { name: 'onePass' })).find(({ name }) => name === '登录');
const link = 'https://item.taobao.com/item.htm?id=10001';

beforeAll(async () => {
  await pass.set({ system_product_copy_type: '1' });
  Object.assign(pass.account, { copy: { num: 9, open: 1 }, query: { num: 9, open: 1 } });
});

const label = new URLSearchParams({
  com: 'yuantong',
  to_name: '王小明',
  to_tel: '13800001234',
  to_addr: '文三路 1 号',
  from_name: '信号楼',
  from_tel: '13911112222',
  from_addr: '站台路 1 号',
  temp_id: '76',
  siid: 'KX100',
  cargo: '马克杯',
  count: '1',
});

/** Whatever the shop asks of the platform besides waybills. */
async function askEverything() {
  const { sms, track, label } = shop.app.providers;
  await sms.send({ by: '1', phone: '13900000001', template: '538393', values: { code: '123456', time: '5' } });
  const parcel = { number: 'YT0000000001', code: 'yuantong', carrier: '圆通速递', phone: '' };
  await track.find(parcel);
  const carriers = await label.carriers();
  const { data } = await admin.run(sheetCalls.template, { com: 'yuantong' });
  const { info } = await admin.run(foundCalls.copyProduct, { url: link });
  return { carriers: carriers?.length, forms: data.data, name: info.storeName };
}

const everything = { carriers: 2, forms: [{ temp_id: 'yuantong-76', title: '一联单 76×130', pic: '' }], name: '粗陶杯' };

describe('the platform in its first generation', () => {
  beforeAll(() => pass.plugIn());

  it('answers by the account, and the check says that it was the first', async () => {
    expect(await askEverything()).toEqual(everything);
    expect(await check()).toMatchObject({ outcome: 'passed', says: '可以登录，应答的是第一代（账号密码）' });
    expect(pass.platform().asked.filter((path) => path.startsWith('v2/'))).toEqual([]);
  });
});

describe('the platform in its second generation', () => {
  beforeAll(async () => {
    await pass.plugInByKey();
    pass.platform().asked.length = 0;
  });

  it('answers by the application key where one is filled in, and the check says that it was the second', async () => {
    expect(await askEverything()).toEqual(everything);
    expect(await check()).toMatchObject({ outcome: 'passed', says: '可以登录，应答的是第二代（应用密钥）' });
    expect(pass.platform().asked.filter((path) => !path.startsWith('v2/'))).toEqual(['']);
  });

  it.each(['duration', 'moment'] as const)('ends its session by a %s, and not before', async (tellsEndAs) => {
    pass.account.tellsEndAs = tellsEndAs;
    shop.clock.pass('1 day');
    await admin.run(sheetCalls.template, { com: 'yuantong' });
    const signIns = pass.asked('v2/user/login');
    shop.clock.pass('110 minutes');
    await admin.run(sheetCalls.template, { com: 'yuantong' });
    expect(pass.asked('v2/user/login')).toBe(signIns);

    shop.clock.pass('11 minutes');
    await admin.run(sheetCalls.template, { com: 'yuantong' });
    expect(pass.asked('v2/user/login')).toBe(signIns + 1);
  });

  it('is asked again for what changes nothing when its session was ended by somebody else', async () => {
    delete pass.account.session;
    const { data } = await admin.run(sheetCalls.template, { com: 'yuantong' });
    expect(data.data).toEqual(everything.forms);
  });

  it('tells of a label from the record of its carrier, whatever it says of what the account has used', async () => {
    printLabel(pass.account, label, shop.clock.now().getTime());
    const found = { number: 'WB100000', com: 'yuantong', toName: '王小明', printedAt: expect.any(String) };
    const { label: labels } = shop.app.providers;
    expect(await labels.record('yuantong')).toMatchObject([found]);
    expect(pass.asked('v2/expr_dump/record')).toBe(1);

    pass.platform().become('oddStatus', 'v2/user/record');
    expect(await labels.record('yuantong')).toMatchObject([found]);
    pass.platform().become('oddStatus', 'v2/expr_dump/record');
    await expect(labels.record('yuantong')).rejects.toMatchObject({ message: '一号通平台接口请求过于频繁' });
    pass.platform().become(undefined);
  });

  it('needs both halves of the key', async () => {
    await pass.set({ one_pass_secret_key: '' });
    await expect(admin.run(sheetCalls.template, { com: 'yuantong' })).resolves.toMatchObject({ data: { data: [] } });
    expect((await admin.run(outsideServiceCalls.list, {})).find(({ name }) => name === 'onePass')).toMatchObject({
      state: 'unset',
    });
  });
});
