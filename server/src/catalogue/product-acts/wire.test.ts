import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProductDraft } from '#contract/catalogue/product-draft.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { picturesIn } from '../../../test/pictures.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const library = picturesIn(shop);
const get = async (path: string, query = {}) => Object((await shop.admin().raw('GET', path, { query })).data);

describe('a product on the wire', () => {
  it('has texts for money, seconds for its time, and JSON text for lists', async () => {
    const id = await catalogue.product({ price: 26800, colours: ['红', '蓝'] });

    const { list, ...page } = await get('/admin/store/product/list', { type: 2, limit: 9999 });
    const row = Object(list.find((found: { id: number }) => found.id === id));

    expect(page).toEqual({ page: 1, limit: 9999, totalPage: 1, total: list.length });
    expect(row).toMatchObject({
      price: '268.00',
      sliderImage: '["a.png"]',
      isShow: false,
      isBargain: null,
      activity: '0,1,2,3',
      content: null,
      couponIds: null,
    });
    expect(row.addTime).toBe(Math.floor((await catalogue.row(id)).addTime.getTime() / 1000));
    expect(row.attr[0]).toMatchObject({ attrName: '颜色', attrValues: '红,蓝', type: 0, isDel: false });
    expect(row.attrValue[1]).toMatchObject({
      suk: '蓝',
      attrValue: '{"颜色":"蓝"}',
      price: '268.00',
      weight: '0.00',
      createTime: null,
    });
  });

  it('never has null where clients split or read a text', async () => {
    const info = await get(`/admin/store/product/info/${await catalogue.product()}`);

    expect(info).toMatchObject({
      content: '',
      activity: ['默认', '秒杀', '砍价', '拼团'],
      activityStr: '默认,秒杀,砍价,拼团',
      couponIds: null,
      cateStr: null,
    });
    expect(info.cateId).toMatch(/^\d+$/);
    expect(info.attr).toHaveLength(1);
  });

  it('is counted on five tabs in their order', async () => {
    const tabs = (await shop.admin().raw('GET', '/admin/store/product/tabs/headers')).data;

    expect(tabs).toMatchObject([1, 2, 3, 4, 5].map((type) => ({ type, count: expect.any(Number), name: expect.any(String) })));
  });

  it('shows our pictures below the domain of the setting, and keeps them without it', async () => {
    const admin = shop.admin();
    const { url } = await library.picture();
    await admin.raw('POST', '/admin/system/config/saveuniq', {
      query: { key: 'localUploadUrl', value: 'https://img.example.com/' },
    });
    const cateId = await catalogue.category();
    const draft = {
      ...z.encode(ProductDraft, catalogue.draft({ cateId, storeName: '有图' })),
      image: `https://img.example.com${url}`,
      sliderImage: '["https://other.example.com/b.png"]',
    };
    expect(await admin.raw('POST', '/admin/store/product/save', { body: draft })).toMatchObject({ code: 200 });

    const { list } = await get('/admin/store/product/listAll', { keywords: '有图' });
    expect(list[0]).toMatchObject({
      image: `https://img.example.com${url}`,
      sliderImage: '["https://other.example.com/b.png"]',
    });
    expect(await catalogue.row(list[0].id)).toMatchObject({ image: url });
  });
});

describe('a body from an old client', () => {
  it('may have 0 and 1, digits as text, nulls for what is unused, and keys nobody knows', async () => {
    const cateId = await catalogue.category();
    const sku = {
      id: 0,
      productId: 0,
      attrValue: '{"规格":"默认"}',
      image: 'a.png',
      price: '12.5',
      cost: 3,
      otPrice: '20',
      stock: '7',
      weight: null,
      brokerage: '',
      barCode: 'B1',
      value0: '默认',
    };
    const flags = { isSub: 0, specType: 0, isHot: 1, isShow: 1, sort: '5', selectRule: '', coupons: [], cateIds: [1] };
    const body = {
      ...catalogue.draft({ cateId, storeName: '旧客户端' }),
      ...flags,
      id: 0,
      tempId: '1',
      cateId: String(cateId),
      sliderImage: '["a.png"]',
      attrValue: [sku],
    };

    expect(await shop.admin().raw('POST', '/admin/store/product/save', { body })).toEqual({
      code: 200,
      message: '操作成功',
      data: null,
    });

    const { list } = await get('/admin/store/product/list', { type: '2', keywords: '旧客户端' });
    expect(list[0]).toMatchObject({ price: '12.50', stock: 7, sort: 5, isShow: false, isHot: true, barCode: 'B1' });
  });

  it.each([
    [{}, '规格属性一级返佣不能为空'],
    [{ brokerage: '', brokerageTwo: '1' }, '规格属性一级返佣不能为空'],
    [{ brokerage: '1', brokerageTwo: null }, '规格属性二级返佣不能为空'],
    [{ brokerage: '-1', brokerageTwo: '1' }, '一级返佣不能小于0'],
    [{ brokerage: '5', brokerageTwo: '5.01' }, '佣金不能大于售价'],
  ])('names the commissions of a product that has its own: %j', async (commissions, message) => {
    const draft = catalogue.draft({ cateId: await catalogue.category() });
    const sku = { ...draft.attrValue[0], attrValue: '{"规格":"默认"}', price: '10', cost: '1', otPrice: '1', ...commissions };
    const body = { ...draft, isSub: 1, sliderImage: '["a.png"]', attrValue: [sku] };

    expect(await shop.admin().raw('POST', '/admin/store/product/save', { body })).toMatchObject({ code: 400, message });
  });
});
