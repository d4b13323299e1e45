import { beforeAll, describe, expect, it } from 'vitest';
import { startOfDay } from '#contract/moment.ts';
import { DAY } from '#contract/durations.ts';
import { catalogueIn } from '../catalogue.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const get = async (path: string, query = {}) => Object((await admin.raw('GET', `/admin/store${path}`, { query })).data);
const post = (path: string, body: object) => admin.raw('POST', `/admin/store${path}`, { body });

const figures = { image: 'a.png', price: 1000, cost: 1000, otPrice: 1000, stock: 10, barCode: '' };
const shirt = {
  storeName: '长袖衫',
  specType: true,
  attr: [
    { attrName: '颜色', attrValues: '红' },
    { attrName: '尺码', attrValues: 'M,L' },
  ],
  attrValue: ['M', 'L'].map((size) => ({ ...figures, attrValue: { 尺码: size, 颜色: '红' } })),
};
const [M, L] = ['红,M', '红,L'].map((suk, index) => ({ suk, attrValue: `{"颜色":"红","尺码":"${'ML'[index]}"}` }));

let [productId, capId] = [0, 0];
beforeAll(async () => {
  productId = await catalogue.saved(shirt);
  capId = await catalogue.product({ storeName: '帽子', colours: ['红', '蓝'] });
});

const day = (from: number) => new Date(startOfDay(shop.clock.now()).getTime() + from * DAY).toISOString().slice(0, 10);
const common = (title: string, skus: object[]) => ({
  title,
  image: 'a.png',
  images: '["a.png"]',
  unitName: '件',
  tempId: 1,
  num: 2,
  content: '',
  info: title,
  startTime: day(2),
  stopTime: day(3),
  attr: shirt.attr,
  attrValue: skus.map((sku) => ({ price: '7.00', quota: 3, ...sku })),
});
const groupBuy = (title: string, skus: object[]) => ({
  ...common(title, skus),
  isShow: false,
  people: 3,
  effectiveTime: 24,
  onceNum: 1,
  virtualRation: 1,
});
const bargain = (title: string, skus: object[]) => ({
  ...common(title, skus),
  status: false,
  storeName: title,
  peopleNum: 3,
  bargainNum: 1,
});

async function infoOf(kind: string, title: string) {
  const { list } = await get(`/${kind}/list`, { keywords: title, page: 1, limit: 1 });
  return get(`/${kind}/info`, { id: list[0].id });
}

describe('the values of a SKU', () => {
  it('stand in the order of the specifications, in lists and forms', async () => {
    const { list } = await get('/product/list', { type: 2, keywords: '长袖衫' });
    expect(list[0].attrValue).toMatchObject([M, L]);
    expect((await get(`/product/info/${productId}`)).attrValue).toMatchObject([M, L]);

    await post('/combination/save', { ...groupBuy('长袖团', [{ suk: '红,L' }]), productId });
    expect((await infoOf('combination', '长袖团')).attrValue).toMatchObject([M, L]);
  });
});

describe('the form of an activity', () => {
  it.each([
    ['bargain', 2, bargain('长袖砍', [{ suk: '红,L', minPrice: '1.00' }])],
    ['combination', 3, groupBuy('长袖拼', [{ suk: '红,L' }])],
  ])('of the kind %s has each SKU that it does not sell as its product has it', async (kind, type, body) => {
    expect(await post(`/${kind}/save`, { ...body, productId })).toMatchObject({ code: 200 });

    const { id, attrValue } = await infoOf(kind, body.title);
    expect(attrValue).toMatchObject([
      { suk: '红,M', id: null, productId, type: 0, quota: 0 },
      { suk: '红,L', productId: id, type, price: '7.00', quota: 3 },
    ]);
  });

  it('says that it has several SKUs also where they differ by one specification', async () => {
    expect(
      await post('/bargain/save', { ...bargain('帽子砍', [{ suk: '蓝', minPrice: '1.00' }]), productId: capId }),
    ).toMatchObject({
      code: 200,
    });

    expect(await infoOf('bargain', '帽子砍')).toMatchObject({ specType: true, attrValue: [{ id: null }, { suk: '蓝' }] });
  });

  it.each(['', null, undefined])('of a group-buy fills in nobody where that is left empty: %j', async (virtualRation) => {
    const title = `补齐“${String(virtualRation)}”人`;
    expect(await post('/combination/save', { ...groupBuy(title, [{ suk: '红,L' }]), productId, virtualRation })).toMatchObject({
      code: 200,
    });

    expect(await infoOf('combination', title)).toMatchObject({ virtualRation: 0 });
  });

  it.each([
    ['bargain', bargain('缺规格砍', [{ minPrice: '1.00' }])],
    ['combination', groupBuy('缺规格拼', [{}])],
  ])('of the kind %s says which field of a SKU is missing', async (kind, body) => {
    const { code, message } = await post(`/${kind}/save`, { ...body, productId });
    expect([code, message]).toEqual([400, '规格名称：请填写文字']);
  });
});
