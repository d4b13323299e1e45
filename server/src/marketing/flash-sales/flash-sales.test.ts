import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { flashSaleCalls, flashSaleExportCalls } from '#contract/marketing/flash-sales.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { slotCalls } from '#contract/marketing/slots.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { oneInEachState } from '../../../test/activity-states.ts';
import { listenTo } from '../../../test/listener.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { draft, sale, list, slot } = marketingIn(shop);
const admin = shop.admin();
const says = (message: string) => ({ message });
const raw = async (id: number) => {
  const { data } = await admin.raw('GET', '/admin/store/seckill/list', { query: { keywords: String(id), temp: 1 } });
  return Object(data).list.find((row: { id: number }) => row.id === id);
};

describe('a flash sale', () => {
  it('is in the JSON of the wire, with the figures of its SKUs', async () => {
    const { id } = await sale({ original: 1000, price: 700, quota: 5 });

    expect(await raw(id)).toMatchObject({
      id,
      images: ['/files/public/mug.png'],
      price: '7.00',
      otPrice: '10.00',
      quota: 5,
      quotaShow: 5,
      stock: 5,
      sales: 0,
      status: 1,
      num: 1,
      statusName: '进行中',
      killStatus: 2,
      currentTime: '00:00,24:00',
      currentTimeId: await slot(),
      startTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      storeSeckillManagerResponse: { name: '全天场', time: '00:00,24:00' },
      attrValue: null,
      description: null,
      percent: null,
    });
  });

  it('is heard of by the lists of those who may read it', async () => {
    const listener = await listenTo(shop.app, await shop.tokenOf({ may: ['admin:seckill:list'] }));
    await listener.hears(({ type }) => type === 'ready');
    const { id } = await sale();

    const news = await listener.hears(({ tables = {} }) => tables['flash_sale']?.includes(id) ?? false);
    listener.close();
    expect(Object.keys(news.tables ?? {})).toEqual(['flash_sale']);
  });

  it('is read for its form with all SKUs of the product, its own among them', async () => {
    const { id } = await sale({ price: 700, quota: 5 });
    const { data } = await admin.raw('GET', '/admin/store/seckill/info', { query: { id } });
    expect(data).toMatchObject({
      sliderImage: '["/files/public/mug.png"]',
      status: 1,
      isShow: true,
      storeInfo: '限时抢购',
      startTime: null,
      people: null,
      bargainNum: null,
      attrValue: [{ id: expect.any(Number), suk: '默认', price: '7.00', quota: 5, stock: 10, attrValue: '{"规格":"默认"}' }],
    });
  });

  it('takes attribute texts that are encoded twice, and what clients echo', async () => {
    const { draft: values } = await draft();
    const twice = JSON.stringify(JSON.stringify({ 规格: '默认' }));
    const echo = { cost: '1.00', weight: '0.10', brokerage: 0, image: 'x', stock: 3, productId: 1, quotaShow: null };
    const body = {
      ...JSON.parse(JSON.stringify(values)),
      images: '["a.png"]',
      startTime: '2030-01-01',
      stopTime: '2030-01-02',
      status: 1,
      attrValue: [{ ...echo, suk: '默认', price: '7.00', quota: '5', attrValue: twice }],
    };
    expect(await admin.raw('POST', '/admin/store/seckill/save', { body })).toMatchObject({ code: 200 });
  });

  it.each<[string, Parameters<typeof draft>[0], string]>([
    ['a quota of nothing', { quota: 0 }, '请正确输入限量'],
    ['a quota over the stock', { quota: 11 }, '规格“默认”的限量不能超过库存 10'],
    ['another SKU', { attrValue: [{ suk: '红', price: 1, quota: 1 }] }, '主商品没有规格“红”，请重新选择商品'],
    ['a product that is not there', { productId: 99_999 }, '主商品不存在，请重新选择商品'],
    ['a slot that is not there', { timeId: 99_999 }, '秒杀时段不存在'],
    ['a past', { startTime: new Date('2020-01-01'), stopTime: new Date('2020-01-02') }, '活动日期已经过去，请重新选择活动日期'],
    ['an end before its start', { stopTime: new Date('2020-01-01') }, '结束日期不能早于开始日期，请重新选择活动日期'],
  ])('is not saved with %s', async (_, options, message) => {
    const { draft: values } = await draft(options);
    await expect(admin.run(flashSaleCalls.save, values)).rejects.toMatchObject(says(message));
  });

  it('has a title of its own', async () => {
    await sale({ title: '唯一' });
    const { draft: values } = await draft({ title: '唯一' });
    await expect(admin.run(flashSaleCalls.save, values)).rejects.toMatchObject(says('活动标题已经存在'));
  });

  it('is borne by the shop unless it says otherwise, and an edit by a client that knows no bearer leaves it as it is', async () => {
    const bearerOf = async (id: number) => (await admin.run(flashSaleCalls.info, { id })).bearer;
    const { id: plain } = await sale();
    expect(await bearerOf(plain)).toBe(discountBearers.shop);

    const { draft: values } = await draft({ status: false, bearer: discountBearers.platform });
    await admin.run(flashSaleCalls.save, values);
    const id = (await list()).find(({ title }) => title === values.title)?.id ?? 0;
    const { bearer: _, ...known } = values;
    await admin.run(flashSaleCalls.update, { ...known, id });
    expect(await bearerOf(id)).toBe(discountBearers.platform);
  });

  it('changes while it is off only, and goes while it does not run', async () => {
    const { draft: values } = await draft({ title: '改一改' });
    await admin.run(flashSaleCalls.save, values);
    const id = (await list()).find(({ title }) => title === '改一改')?.id ?? 0;
    const edit = { ...values, id, attrValue: [{ suk: '默认', price: 500, quota: 8 }] };
    await expect(admin.run(flashSaleCalls.update, edit)).rejects.toMatchObject(says('请先关闭秒杀商品，再修改商品信息'));
    await expect(admin.run(flashSaleCalls.delete, { id })).rejects.toMatchObject(says('活动开启中，商品不支持删除'));

    await admin.run(flashSaleCalls.updateStatus, { id, status: false });
    await admin.run(flashSaleCalls.update, { ...edit, status: false });
    expect(await raw(id)).toMatchObject({ price: '5.00', quota: 8, statusName: '已关闭' });

    const { changeId } = await admin.change(flashSaleCalls.delete, { id });
    expect(await raw(id)).toBeUndefined();
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await raw(id)).toMatchObject({ id });
  });

  it('is found by slot, state and words together', async () => {
    const { id } = await sale({ title: '组合条件', status: false });
    const found = async (filter: object) =>
      (await admin.run(flashSaleCalls.list, { page: 1, limit: 20, ...filter })).list.map((row) => row.id);
    expect(await found({ keywords: '组合', timeId: await slot(), status: false })).toEqual([id]);
    expect(await found({ keywords: '组合', status: true })).toEqual([]);
  });

  /** States of flash sales: on the wire, and in their results with the switch of their slot. */
  async function stateOfAll(ids: readonly number[]) {
    const paging = { page: 1, limit: 999 };
    const rows = (await admin.run(flashSaleCalls.list, paging)).list;
    const results = (await admin.run(campaignResultCalls.list, { ...paging, kind: campaignKinds.flashSale })).list;
    const resultOf = (id: number) => results.find((each) => each.id === id);
    return {
      wire: ids.map((id) => rows.find((each) => each.id === id)?.killStatus),
      results: ids.map((id) => resultOf(id)?.state),
      hours: ids.map((id) => resultOf(id)?.slot?.status),
    };
  }

  it('is found by its days, as its results say, while the wire follows its slot too', async () => {
    const { states, ids, found } = await oneInEachState(shop, {
      make: sale,
      off: { status: false },
      list: (filter) => admin.run(flashSaleCalls.list, { page: 1, limit: 20, ...filter }),
    });
    expect(await Promise.all(states.map(found))).toEqual(ids.map((id) => [id]));
    expect(await found()).toHaveLength(4);

    const [runs = 0] = ids;
    const { results } = await stateOfAll(ids);
    expect(results).toEqual(states);
    const id = await slot();
    await admin.run(slotCalls.updateStatus, { id, status: false });
    const { wire, hours } = await stateOfAll([runs]);
    expect([wire, hours, await found(activityStates.running)]).toEqual([[activityStates.waiting], [false], [runs]]);
    await admin.run(slotCalls.updateStatus, { id, status: true });
  });

  it('is in a workbook with what the filters show', async () => {
    await sale({ title: '表格秒', original: 1000, price: 700, quota: 5 });
    const { fileName } = await admin.run(flashSaleExportCalls.flashSaleSheet, { keywords: '表格秒' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(rawPayload));
    expect(rows[0]?.[0]).toBe('秒杀商品导出');
    expect(rows[3]?.slice(1, 4)).toEqual(['表格秒', '全天场', '00:00 - 24:00']);
    expect([rows[3]?.slice(6, 12), rows[3]?.at(-1)]).toEqual([['10', '7', '5', '5', '0', '开启'], '进行中']);
  });

  it('costs a fixed number of queries in the list', async () => {
    const count = (limit: number) => shop.countQueries(() => admin.run(flashSaleCalls.list, { page: 1, limit }));
    await count(1);
    expect(await count(20)).toBe(await count(1));
  });

  it('is missed in the words of the wire', async () => {
    const id = 99_999;
    await expect(admin.run(flashSaleCalls.info, { id })).rejects.toMatchObject(says('未找到对应商品信息'));
    await expect(admin.run(flashSaleCalls.delete, { id })).rejects.toMatchObject(says('秒杀商品不存在'));
  });
});
