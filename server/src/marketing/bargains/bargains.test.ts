import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { bargainCalls, bargainExportCalls } from '#contract/marketing/bargains.ts';
import { participationCalls } from '#contract/marketing/participations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { oneInEachState } from '../../../test/activity-states.ts';
import { bargainsIn } from '../../../test/bargains.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { draft, bargain, list, start, help } = bargainsIn(shop);
const admin = shop.admin();
const says = (message: string) => ({ message });
const PREFIX = '/admin/store/bargain';
const raw = async (id: number) => {
  const { data } = await admin.raw('GET', `${PREFIX}/list`, { query: { keywords: String(id), status: '', temp: 1 } });
  return Object(data).list.find((row: { id: number }) => row.id === id);
};
const saved = async (overrides: object) => {
  const { draft: values } = await draft();
  const sku = { ...values.attrValue[0], ...Object(overrides).sku };
  const body = { ...values, startTime: '2030-01-01', stopTime: '2030-01-02', images: '["/files/public/mug.png"]' };
  const attrValue = [{ ...sku, price: sku.price / 100, minPrice: sku.minPrice / 100 }];
  return (await admin.raw('POST', `${PREFIX}/save`, { body: { ...body, attrValue, ...overrides } })).message;
};

describe('a bargain', () => {
  it('is in the JSON of the wire, with the figures of its SKU and of those who took part', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, quota: 5, stock: 10, sort: 3, giveIntegral: 8 });
    const started = await start(id, 'ann');
    await help(started.id, 'ann');
    const now = shop.clock.now();

    expect(await raw(id)).toMatchObject({
      id,
      images: '["/files/public/mug.png"]',
      storeName: '马克杯',
      price: '10.00',
      minPrice: '4.00',
      bargainMaxPrice: null,
      postage: null,
      stock: 10,
      quota: 5,
      quotaShow: 5,
      surplusQuota: 5,
      status: true,
      sort: 3,
      giveIntegral: 8,
      startTime: showDay(now),
      stopTime: showDay(now),
      addTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      peopleNum: 3,
      countPeopleAll: 1,
      countPeopleHelp: 1,
      countPeopleSuccess: 0,
      attrValue: null,
    });
  });

  it('stays as it is while it runs, and is changed, deleted and brought back once it is off', async () => {
    const { id } = await bargain();
    const { draft: values } = await draft({ title: '改名' });
    const edit = { ...values, id };
    await expect(admin.run(bargainCalls.update, edit)).rejects.toMatchObject(says('活动开启中，商品不支持修改'));
    await expect(admin.run(bargainCalls.delete, { id })).rejects.toMatchObject(says('活动开启中，商品不支持删除'));

    await admin.run(bargainCalls.switchListed, { id, status: false });
    await admin.run(bargainCalls.update, edit);
    expect(await raw(id)).toMatchObject({ title: '改名', status: true });

    await admin.run(bargainCalls.updateStatus, { id, status: false });
    const { changeId } = await admin.change(bargainCalls.delete, { id });
    expect(await raw(id)).toBeUndefined();
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await raw(id)).toMatchObject({ id });
  });

  it('says why it was closed until it is on again', async () => {
    const { id } = await bargain();
    const told = async () => (await raw(id))?.stopReason;
    await admin.run(bargainCalls.updateStatus, { id, status: false, stopReason: ' 货不够了 ' });
    expect(await told()).toBe('货不够了');
    await admin.run(bargainCalls.updateStatus, { id, status: true, stopReason: '没有用' });
    expect(await told()).toBeNull();

    await admin.run(bargainCalls.updateStatus, { id, status: false, stopReason: '改价' });
    const { draft: values } = await draft({ title: '改价后再开' });
    await admin.run(bargainCalls.update, { ...values, id });
    expect(await raw(id)).toMatchObject({ status: true, stopReason: null });
  });

  it('is changed before it begins, also when it is on', async () => {
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000);
    const days = { startTime: tomorrow, stopTime: tomorrow };
    const { id } = await bargain(days);
    const { draft: values } = await draft({ ...days, title: '提前改名' });
    await admin.run(bargainCalls.update, { ...values, id });
    expect(await raw(id)).toMatchObject({ title: '提前改名' });
  });

  it('is read for its form with all SKUs of the product, its own with price and floor', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, quota: 5, giveIntegral: 8 });
    const { data } = await admin.raw('GET', `${PREFIX}/info`, { query: { id } });
    expect(data).toMatchObject({
      sliderImage: '["/files/public/mug.png"]',
      storeName: '马克杯',
      status: 1,
      isShow: null,
      startTime: startOfDay(shop.clock.now()).getTime(),
      stopTime: startOfDay(shop.clock.now(), 1).getTime() - 1,
      startTimeStr: null,
      peopleNum: 3,
      bargainNum: 1,
      giveIntegral: 8,
      people: null,
      attrValue: [{ id: expect.any(Number), suk: '默认', price: '10.00', minPrice: '4.00', quota: 5, type: 2 }],
    });
    await expect(admin.run(bargainCalls.info, { id: 99_999 })).rejects.toMatchObject(says('未找到对应砍价商品信息'));
  });

  it.each([
    [{ productId: 0 }, '关联商品ID不能小于1'],
    [{ title: '' }, '砍价活动名称不能为空'],
    [{ title: '长'.repeat(201) }, '砍价活动名称不能超过200个字符'],
    [{ images: '' }, '轮播图不能为空'],
    [{ num: 0 }, '购买数量限制必须大于0'],
    [{ bargainNum: 0 }, '帮砍次数必须大于0'],
    [{ peopleNum: 1 }, '砍价人数最少两人'],
    [{ peopleNum: 10_000 }, '砍价人数最多9999'],
    [{ attrValue: [] }, '请选择砍价商品的规格属性'],
    [{ sku: { quota: 0 } }, '活动限购数量必须大于0'],
    [{ sku: { quota: 99 } }, '规格“默认”的限量不能超过库存 10'],
    [{ sku: { price: 402, minPrice: 400 } }, '必须保证每个人最少砍1分钱，砍价起始金额不能小于 4.03 元'],
    [{ startTime: '2030-01-03' }, '结束日期不能早于开始日期，请重新选择活动日期'],
    [{ startTime: '2001-01-01', stopTime: '2001-01-02' }, '活动日期已经过去，请重新选择活动日期'],
  ])('is refused with %o: %s', async (overrides, message) => {
    expect(await saved(overrides)).toBe(message);
  });

  it('answers in the words of the wire, and may share its name', async () => {
    expect(await saved({ title: '同名' })).toBe('添加砍价商品成功');
    expect(await saved({ title: '同名' })).toBe('添加砍价商品成功');
    await expect(admin.run(bargainCalls.delete, { id: 99_999 })).rejects.toMatchObject(says('砍价商品不存在'));
  });

  it('is found by its name, that of the product, and state together', async () => {
    const { id } = await bargain({ title: '周末砍', storeName: '蓝牙音箱', status: false });
    const found = async (keywords: string, status?: boolean) =>
      (await admin.run(bargainCalls.list, { page: 1, limit: 20, keywords, status })).list.map((row) => row.id);
    expect([await found('周末'), await found('蓝牙', false), await found('蓝牙', true)]).toEqual([[id], [id], []]);
  });

  it('is found by what it does now, as its row says', async () => {
    const { states, ids, found } = await oneInEachState(shop, {
      make: bargain,
      off: { status: false },
      list: (filter) => admin.run(bargainCalls.list, { page: 1, limit: 20, ...filter }),
    });
    expect(await Promise.all(states.map(found))).toEqual(ids.map((id) => [id]));
    expect(await found()).toHaveLength(4);
  });

  it('costs a fixed number of queries in the list', async () => {
    const count = (limit: number) => shop.countQueries(() => admin.run(bargainCalls.list, { page: 1, limit }));
    await count(1);
    expect(await count(20)).toBe(await count(1));
  });
});

describe('the workbook of bargains', () => {
  it('has a title, the time, and a row for each that the filters show', async () => {
    await bargain({ title: '=表格砍', price: 1000, giveIntegral: 8, bargainNum: 3 });
    const { fileName } = await admin.run(bargainExportCalls.bargainSheet, { keywords: '表格砍' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(rawPayload));

    expect(decodeURIComponent(fileName)).toMatch(/\/砍价_\d{23}\.xlsx$/);
    expect(rows[0]?.[0]).toBe('砍价商品导出');
    expect(rows[1]?.[0]).toMatch(/^生成时间:/);
    const today = showDay(shop.clock.now());
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(rows.slice(3)).toEqual([['=表格砍', '邀请好友一起砍', '10', '3', '开启', today, today, '0', '10', '8', time]]);
  });

  it('is refused when there is nothing in it', async () => {
    const asked = admin.run(bargainExportCalls.bargainSheet, { keywords: '没有这种砍价' });
    await expect(asked).rejects.toMatchObject(says('没有可导出的数据！'));
  });
});

describe('the list of participations', () => {
  it('is in the JSON of the wire, by state and by the day they were started', async () => {
    const { id } = await bargain({ price: 1000, minPrice: 400, title: '参与列表' });
    const started = await start(id, 'lena');
    const { cut } = await help(started.id, 'friend');
    const asked = async (query: object) => {
      const { data } = await admin.raw('GET', `${PREFIX}/bargain_list`, { query: { page: 1, limit: 20, ...query } });
      return Object(data).list;
    };

    expect((await asked({ status: 1, dateLimit: 'today' }))[0]).toMatchObject({
      id: started.id,
      bargainId: id,
      nickname: 'lena',
      title: '参与列表',
      bargainPriceMin: '4.00',
      bargainPrice: '10.00',
      price: (cut / 100).toFixed(2),
      nowPrice: ((1000 - cut) / 100).toFixed(2),
      num: 2,
      peopleNum: 3,
      status: 1,
    });
    expect(await asked({ dateLimit: 'yesterday' })).toEqual([]);
    expect(await admin.run(participationCalls.helps, { id: started.id })).toMatchObject([{ nickname: 'friend', price: cut }]);
    expect(await list()).not.toEqual([]);
  });
});
