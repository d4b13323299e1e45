import { describe, expect, it } from 'vitest';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku } = ordersIn(shop);
const staff = () => shop.admin();

const country = { cityId: 'all', title: '[[0,0]]', first: 100, firstPrice: 500, renewal: 100, renewalPrice: 200 };
const coast = { ...country, cityId: '10,101,11', title: '[[1,10,101]]', firstPrice: 0 };
const draft = (name: string, overrides: object = {}) => ({
  name,
  type: 1,
  appoint: false,
  sort: 0,
  shippingTemplatesRegionRequestList: [country],
  shippingTemplatesFreeRequestList: [],
  ...overrides,
});
const save = (name: string, overrides?: object) => staff().run(freightTemplateCalls.save, draft(name, overrides));
const find = async (keywords: string) =>
  (await staff().run(freightTemplateCalls.list, { page: 1, limit: 20, keywords })).list[0]?.id ?? 0;

describe('a quote by a template', () => {
  const quote = (id: number, asked: object) =>
    staff().run(freightTemplateCalls.quote, { id, cityId: 0, measure: 300, price: 5000, ...asked });

  it('is the freight of an order, with the row it was reckoned by', async () => {
    await save('试算', { shippingTemplatesRegionRequestList: [country, coast] });
    const id = await find('试算');
    expect(await quote(id, {})).toMatchObject({ freight: 900, steps: 2, free: null, shopFreeFrom: null });
    expect(await quote(id, { cityId: 101 })).toMatchObject({ freight: 400, steps: 2, region: { firstPrice: 0 } });
    expect(await quote(id, { measure: 100 })).toMatchObject({ freight: 500, steps: 0 });
  });

  it('goes by the city of a district that no row names', async () => {
    const hangzhou = { ...coast, cityId: '330100,330106', title: '[[330000,330100,330106]]' };
    await save('杭州', { shippingTemplatesRegionRequestList: [country, hangzhou] });
    const id = await find('杭州');
    expect(await quote(id, { cityId: 330_102 })).toMatchObject({ freight: 400, region: { firstPrice: 0 } });
    expect(await quote(id, { cityId: 330_203 })).toMatchObject({ freight: 900, region: { firstPrice: 500 } });
  });

  it('is nothing from the threshold of its region on, and says so', async () => {
    const free = { cityId: 'all', title: '[[0,0]]', number: 200, price: 5000 };
    await save('满额', { appoint: true, shippingTemplatesFreeRequestList: [free] });
    const id = await find('满额');
    expect(await quote(id, {})).toMatchObject({ freight: 0, region: null, free: { number: 200, price: 5000 } });
    expect(await quote(id, { price: 4999 })).toMatchObject({ freight: 900, free: null });
    await expect(quote(999, {})).rejects.toMatchObject({ message: '模板不存在' });
  });
});

describe('a new shop', () => {
  it('sends everything free', async () => {
    const { data } = await staff().raw('GET', '/admin/express/shipping/region/list', { query: { tempId: 1 } });

    expect(data).toEqual([
      {
        cityId: 'all',
        title: '[[0,0]]',
        first: '1.00',
        firstPrice: '0.00',
        renewal: '1.00',
        renewalPrice: '0.00',
        uniqid: 'seed',
      },
    ]);
    expect(await staff().run(freightTemplateCalls.info, { id: 1 })).toMatchObject({ name: '全国包邮', sort: 99 });
  });
});

const { list, info, save: saving, update, remove } = freightTemplateCalls;
const free = { cityId: 'all', first: '1.00', firstPrice: '0.00', renewal: '1.00', renewalPrice: '0.00' };

itKeepsRecords(
  shop,
  { list, info, save: saving, update, delete: remove },
  {
    valid: (name) => ({ name, type: 1, appoint: false, sort: 0, shippingTemplatesRegionRequestList: [free] }),
    unlisted: ['shippingTemplatesRegionRequestList'],
    invalid: [
      ['no name', { name: ' ' }, '模板名称必须填写'],
      ['a long name', { name: '长'.repeat(201) }, '模板名称不能超过200个字符'],
      ['a way of counting that is none', { type: 4 }, '计费方式选择区间 1(按件数), 2(按重量)，3(按体积)'],
      ['a place that is none', { sort: -1 }, '排序最小为0'],
    ],
    taken: '模板名称已存在,请更换模板名称!',
    gone: { code: 500, message: '模板不存在' },
  },
);

describe('a freight template', () => {
  it('keeps its rows in their order, and all of them change at once', async () => {
    await save('沿海', { shippingTemplatesRegionRequestList: [country, coast] });
    const id = await find('沿海');

    await staff().run(freightTemplateCalls.update, {
      id,
      ...draft('沿海二', {
        appoint: true,
        shippingTemplatesFreeRequestList: [{ cityId: '10', title: '[]', number: 100, price: 0 }],
      }),
    });

    expect(await staff().run(freightTemplateCalls.regions, { tempId: id })).toHaveLength(1);
    expect(await staff().run(freightTemplateCalls.freeRegions, { tempId: id })).toMatchObject([{ cityId: '10', number: 100 }]);
  });

  it('says in its history what was changed of which row, and has it back when that is undone', async () => {
    const hangzhou = { ...coast, cityId: '330100,330106', title: '[[330000,330100,330106]]' };
    const ningbo = { ...coast, cityId: '330200', title: '[[330000,330200]]' };
    await save('变更', { shippingTemplatesRegionRequestList: [country, hangzhou, ningbo] });
    const id = await find('变更');
    const before = await staff().run(freightTemplateCalls.regions, { tempId: id });
    const dearer = { ...country, firstPrice: 800 };
    const { changeId } = await staff().change(freightTemplateCalls.update, {
      id,
      ...draft('变更', { shippingTemplatesRegionRequestList: [dearer, ningbo, { ...coast, cityId: '330300' }] }),
    });

    const {
      list: [entry],
    } = await staff().run(changeCalls.list, { noun: 'shipping_templates', rowId: id, page: 1, limit: 5 });
    const changed = entry?.fields
      .filter((field) => field.before !== field.after)
      .map(({ of, label, ...said }) => ({ of, label, ...said }));
    expect(changed).toEqual(
      expect.arrayContaining([
        { of: '全国', field: 'firstPrice', label: '首件（首重、首体积）运费', before: '5.00', after: '8.00' },
        { of: '杭州市', field: 'cityId', label: '配送地区', before: '杭州市', after: null },
        { of: '温州市', field: 'firstPrice', label: '首件（首重、首体积）运费', before: null, after: '0.00' },
      ]),
    );
    expect(changed?.filter(({ of }) => of === '宁波市' || of === '杭州市')).toHaveLength(1);

    await staff().run(changeCalls.undo, { id: changeId });
    expect(await staff().run(freightTemplateCalls.regions, { tempId: id })).toEqual(before);
  });

  it('comes back with its rows when its deletion is undone', async () => {
    await save('回来', { shippingTemplatesRegionRequestList: [country, coast] });
    const id = await find('回来');
    const { changeId } = await staff().change(freightTemplateCalls.remove, { id });
    const undo = () => staff().run(changeCalls.undo, { id: changeId });

    await save('回来');
    await expect(undo()).rejects.toMatchObject({ message: '模板名称已存在,请更换模板名称!' });
    await staff().run(freightTemplateCalls.remove, { id: await find('回来') });
    await undo();

    expect(await staff().run(freightTemplateCalls.regions, { tempId: id })).toMatchObject([
      { cityId: 'all' },
      { cityId: coast.cityId },
    ]);
  });

  it('means the whole country by "all" and by "0", which clients make of its path, and answers as it was', async () => {
    const nought = { ...country, cityId: '0' };
    const free = { cityId: 0, title: '[[0,0]]', number: 200, price: '9.90' };
    const body = {
      ...draft('零号'),
      appoint: true,
      shippingTemplatesRegionRequestList: [{ ...nought, first: '1', firstPrice: '5', renewal: '1', renewalPrice: '2' }],
    };
    const post = (path: string, query: Record<string, unknown> = {}) =>
      staff().raw('POST', `/admin/express/shipping/templates/${path}`, {
        query,
        body: { ...body, shippingTemplatesFreeRequestList: [free] },
      });

    expect(await post('save')).toMatchObject({ code: 200 });
    const id = await find('零号');
    expect(await post('update', { id })).toMatchObject({ code: 200 });

    const whole = { cityId: 'all', title: '[[0,0]]' };
    expect(await staff().run(freightTemplateCalls.regions, { tempId: id })).toMatchObject([whole]);
    expect(await staff().run(freightTemplateCalls.freeRegions, { tempId: id })).toMatchObject([whole]);
  });

  it.each([
    ['no whole country first', { shippingTemplatesRegionRequestList: [coast] }, '区域运费最少需要一条默认的全国区域'],
    ['no rows at all', { shippingTemplatesRegionRequestList: [] }, '区域运费最少需要一条默认的全国区域'],
    ['a city twice', { shippingTemplatesRegionRequestList: [country, coast, coast] }, '同一个城市'],
    ['free regions switched on but none given', { appoint: true }, '请至少添加一个地区'],
  ])('is not saved with %s', async (_, overrides, message) => {
    await expect(save(`坏模板 ${message}`, overrides)).rejects.toMatchObject({ message: expect.stringContaining(message) });
  });

  it('stays while products use it, and goes with its rows otherwise', async () => {
    await sku();
    await save('多余');
    const id = await find('多余');

    await staff().run(freightTemplateCalls.remove, { id });

    expect(await staff().run(freightTemplateCalls.regions, { tempId: id })).toEqual([]);
    await expect(staff().run(freightTemplateCalls.remove, { id: 1 })).rejects.toMatchObject({
      message: '该运费模板正在使用，无法删除',
    });
  });
});
