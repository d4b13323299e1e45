import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changeCalls } from '#contract/changes/changes.ts';
import { groupBuyCalls, groupBuyExportCalls } from '#contract/marketing/group-buys.ts';
import { encoder } from '#contract/transcode.ts';
import { oneInEachState } from '../../../test/activity-states.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { readSheet } from '../../../test/sheets.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { groupDraft: draft, groupBuy, groups } = marketingIn(shop);
const admin = shop.admin();
const says = (message: string) => ({ message });
const raw = async (id: number) => {
  const { data } = await admin.raw('GET', '/admin/store/combination/list', { query: { keywords: String(id), isShow: '' } });
  const found: object[] = Object(data).list;
  return found.find((row) => Object(row).id === id);
};

describe('a group-buy', () => {
  it('is in the JSON of the wire, with the figures of its SKUs and its teams', async () => {
    const { id } = await groupBuy({ original: 1000, price: 700, quota: 5, stock: 8, days: 2 });

    expect(await raw(id)).toMatchObject({
      id,
      images: '["/files/public/mug.png"]',
      price: '7.00',
      otPrice: '10.00',
      stock: 8,
      quota: 5,
      quotaShow: 5,
      remainingQuota: 5,
      isShow: true,
      combination: true,
      people: 2,
      effectiveTime: 24,
      onceNum: 1,
      virtualRation: 0,
      countPeople: 0,
      countPeopleAll: 0,
      countPeoplePink: 0,
      startTime: expect.any(Number),
      stopTimeStr: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      attr: null,
      specType: null,
      productValue: null,
    });
  });

  it('ends with the last millisecond of its last day', async () => {
    const { id } = await groupBuy({ days: 2 });
    const { startTime, stopTime } = Object(await raw(id));
    expect(stopTime - startTime).toBe(2 * 24 * 3_600_000 - 1);
  });

  it('is read for its form, in the shape of all activities', async () => {
    const { id } = await groupBuy({ price: 700, quota: 5 });
    const { data } = await admin.raw('GET', '/admin/store/combination/info', { query: { id } });
    expect(data).toMatchObject({
      status: null,
      isShow: true,
      timeId: null,
      startTimeStr: null,
      startTime: expect.any(Number),
      effectiveTime: 24,
      onceNum: 1,
      virtualRation: 0,
      people: 2,
      info: '两人成团',
      specType: false,
      attrValue: [{ suk: '默认', type: 3, price: '7.00', quota: 5, stock: 10 }],
    });
  });

  it.each<[string, Parameters<typeof draft>[0], string]>([
    ['more at once than in all', { num: 1, onceNum: 2 }, '单次购买数量限制不能大于购买数量限制'],
    ['nobody but invented people', { people: 2, virtualRation: 2 }, '补齐人数应小于拼团人数'],
    ['a past', { startTime: new Date('2020-01-01'), stopTime: new Date('2020-01-02') }, '活动结束时间不能小于当前时间'],
    [
      'two SKUs of a product with one',
      { attrValue: ['默认', '红'].map((suk) => ({ suk, price: 1, quota: 1 })) },
      '单规格商品属性值不能大于1',
    ],
    ['a quota over the stock', { quota: 11 }, '规格“默认”的限量不能超过库存 10'],
  ])('is not saved with %s', async (_, options, message) => {
    const { draft: values } = await draft(options);
    await expect(admin.run(groupBuyCalls.save, values)).rejects.toMatchObject(says(message));
  });

  it.each<[object, string]>([
    [{ productId: 0 }, '商品编号不能小于1'],
    [{ people: 1 }, '拼团人数不能小于2'],
    [{ people: 100_000 }, '拼团人数不能大于99999'],
    [{ effectiveTime: 0 }, '拼团订单有效时间不能小于1'],
    [{ num: 0 }, '购买数量限制不能小于1'],
    [{ onceNum: '' }, '单次购买数量限制不能为空'],
    [{ virtualRation: -1 }, '虚拟成团数量不能小于0'],
    [{ info: ' ' }, '请输入拼团商品简介'],
  ])('is not saved with %j', async (wrong, message) => {
    const { draft: values } = await draft();
    const days = { startTime: '2030-01-01', stopTime: '2030-01-02' };
    const body = { ...JSON.parse(JSON.stringify(values)), ...days, images: '["a.png"]', ...wrong };
    expect(await admin.raw('POST', '/admin/store/combination/save', { body })).toMatchObject({ code: 400, message });
  });

  it('may have the title of another', async () => {
    await groupBuy({ title: '同名拼团' });
    await groupBuy({ title: '同名拼团' });
    expect((await groups()).filter(({ title }) => title === '同名拼团')).toHaveLength(2);
  });

  it('takes the days that its record answers, and is of one SKU or several as its product is, where clients say neither', async () => {
    const { id } = await groupBuy({ days: 2, isShow: false });
    const { data } = await admin.raw('GET', '/admin/store/combination/info', { query: { id } });
    const { startTime, stopTime, specType: _, ...sent } = Object(data);
    const body = { ...sent, startTime, stopTime: String(stopTime), images: sent.sliderImage, people: 3 };
    expect(await admin.raw('POST', '/admin/store/combination/update', { body })).toMatchObject({ code: 200 });
    const after = await admin.raw('GET', '/admin/store/combination/info', { query: { id } });
    expect(after.data).toMatchObject({ startTime, stopTime, people: 3, specType: false });
  });

  it('is made of the kind of its product where a client does not say of how many SKUs it is', async () => {
    const { draft: values } = await draft();
    await admin.run(groupBuyCalls.save, { ...values, specType: undefined });
    expect((await groups()).map(({ title }) => title)).toContain(values.title);
  });

  it('keeps its place in the list when a client changes it without naming one', async () => {
    const { draft: values } = await draft({ sort: 7, isShow: false });
    await admin.run(groupBuyCalls.save, values);
    const id = (await groups()).find(({ title }) => title === values.title)?.id ?? 0;
    await admin.run(groupBuyCalls.update, { ...values, id, sort: undefined });
    expect(await raw(id)).toMatchObject({ sort: 7 });
  });

  it('is saved over nobody: its form names the edition that it was opened with', async () => {
    const { draft: values } = await draft({ isShow: false });
    await admin.run(groupBuyCalls.save, values);
    const id = (await groups()).find(({ title }) => title === values.title)?.id ?? 0;
    const { edition } = await admin.run(groupBuyCalls.info, { id });
    const save = (people: number) =>
      admin.raw('POST', '/admin/store/combination/update', {
        body: { ...Object(encoder(groupBuyCalls.update.body ?? z.object({}))({ ...values, id, people })), opened: { edition } },
      });

    expect(await save(3)).toMatchObject({ code: 200 });
    expect(await save(4)).toMatchObject({ code: 409, data: { theirs: { people: 3 } } });
  });

  it('takes what clients post, numbers as texts and attributes encoded twice', async () => {
    const { draft: values } = await draft();
    const body = { ...JSON.parse(JSON.stringify(values)), images: '["a.png"]', startTime: '2030-01-01', stopTime: '2030-01-02' };
    const sent = {
      ...body,
      people: '3',
      onceNum: '1',
      isShow: 0,
      attrValue: [{ suk: '默认', price: '7.00', quota: '5', cost: 'x' }],
    };
    expect(await admin.raw('POST', '/admin/store/combination/save', { body: sent })).toMatchObject({ code: 200 });
  });

  it('changes and goes while it does not run', async () => {
    const { draft: values } = await draft();
    await admin.run(groupBuyCalls.save, values);
    const id = (await groups()).find(({ title }) => title === values.title)?.id ?? 0;
    const edit = { ...values, id, people: 3, isShow: false };
    await expect(admin.run(groupBuyCalls.update, edit)).rejects.toMatchObject(says('活动开启中，商品不支持修改'));
    await expect(admin.run(groupBuyCalls.delete, { id })).rejects.toMatchObject(says('活动开启中，商品不支持删除'));

    await admin.run(groupBuyCalls.updateStatus, { id, isShow: false });
    await admin.run(groupBuyCalls.update, edit);
    expect(await raw(id)).toMatchObject({ people: 3 });
    const { changeId } = await admin.change(groupBuyCalls.delete, { id });
    expect(await raw(id)).toBeUndefined();
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await raw(id)).toMatchObject({ id });
  });

  it('is found by what it does now, as its row says', async () => {
    const { states, ids, found } = await oneInEachState(shop, {
      make: groupBuy,
      off: { isShow: false },
      list: (filter) => admin.run(groupBuyCalls.list, { page: 1, limit: 20, ...filter }),
    });
    expect(await Promise.all(states.map(found))).toEqual(ids.map((id) => [id]));
    expect(await found()).toHaveLength(4);
  });

  it('costs a fixed number of queries in the list', async () => {
    const count = (limit: number) => shop.countQueries(() => admin.run(groupBuyCalls.list, { page: 1, limit }));
    await count(1);
    expect(await count(20)).toBe(await count(1));
  });

  it('is missed in the words of the wire', async () => {
    const id = 99_999;
    await expect(admin.run(groupBuyCalls.info, { id })).rejects.toMatchObject(says('未找到对应商品信息'));
    await expect(admin.run(groupBuyCalls.delete, { id })).rejects.toMatchObject(says('拼团商品不存在'));
    await expect(admin.run(groupBuyCalls.updateStatus, { id, isShow: true })).rejects.toMatchObject(says('拼团商品不存在'));
  });
});

describe('the workbook of group-buys', () => {
  it('has a row for each that the filters show', async () => {
    const { id } = await groupBuy({ title: '表格拼', original: 1000, price: 700, quota: 5 });
    const { fileName } = await admin.run(groupBuyExportCalls.groupBuySheet, { keywords: '表格拼' });
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    const { rows } = await readSheet(new Uint8Array(rawPayload));

    expect(rows[0]?.[0]).toBe('拼团商品导出');
    const figures = ['10', '0', '0', '0', '0', '开启'];
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(rows.slice(3)).toEqual([[String(id), '表格拼', '10', '7', ...figures, day]]);
  });
});
