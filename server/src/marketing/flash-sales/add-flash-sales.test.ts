import { describe, expect, it } from 'vitest';
import { clashCalls } from '#contract/marketing/clashes.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { startOfDay } from '#contract/moment.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { marketingIn } from '../../../test/marketing.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const { list } = marketingIn(shop);
const admin = shop.admin();
const { saveMany } = flashSaleCalls;

const tomorrow = () => startOfDay(shop.clock.now(), 1);
const item = (productId: number, change: object = {}) => ({
  productId,
  num: 2,
  attrValue: [{ suk: '默认', price: 1500, quota: 4 }],
  ...change,
});
type Items = readonly ReturnType<typeof item>[];
const sale = (products: Items, change: object = {}) => ({
  startTime: tomorrow(),
  stopTime: tomorrow(),
  timeId: 0,
  time: { startTime: 10, endTime: 12 },
  status: true,
  products: [...products],
  ...change,
});
const made = async (ids: readonly number[]) => (await list()).filter(({ productId }) => ids.includes(productId));

describe('several products of a flash sale', () => {
  it('go on sale together, with pictures, words, freight and details of their own', async () => {
    const ids = [
      await catalogue.product({ storeName: '站台马克杯', price: 2000, storeInfo: '搪瓷的', content: '<p>杯</p>', isShow: true }),
      await catalogue.product({ storeName: '信号灯', price: 2000, colours: ['红', '绿'] }),
      await catalogue.product({ storeName: '车票夹', price: 2000 }),
    ];
    const [mug = 0, lamp = 0, clip = 0] = ids;
    const ofLamp = [{ suk: '绿', price: 990, quota: 1 }];

    await admin.run(saveMany, sale([item(mug), item(lamp, { attrValue: ofLamp, title: '绿灯秒杀' }), item(clip, { num: 1 })]));

    const rows = (await made(ids)).toSorted((a, b) => a.productId - b.productId);
    const shared = { startTime: tomorrow(), stopTime: tomorrow(), currentTime: '10:00,12:00', status: true };
    expect(rows).toMatchObject([
      { ...shared, title: '站台马克杯', info: '搪瓷的', price: 1500, quota: 4, num: 2, content: '<p>杯</p>', goodsState: 0 },
      { ...shared, title: '绿灯秒杀', price: 990, quotaShow: 1, specType: true },
      { ...shared, title: '车票夹', num: 1 },
    ]);
    const first = await catalogue.row(mug);
    expect(rows[0]).toMatchObject({ image: expect.stringContaining('a.png'), unitName: first.unitName, tempId: first.tempId });
  });

  it('are added all or none, and each that cannot be is named with its reason', async () => {
    const ids = [await catalogue.product({ storeName: '好的' }), await catalogue.product({ storeName: '缺货的', stock: 3 })];
    const [good = 0, short = 0] = ids;
    const wanted = sale([item(good), item(short), item(999_999)]);

    await expect(admin.run(saveMany, wanted)).rejects.toMatchObject({
      message: '一件都没有添加，请先改好：“缺货的”规格“默认”的限量不能超过库存 3；“商品 999999”主商品不存在，请重新选择商品',
      data: { products: [{ productId: short }, { productId: 999_999 }] },
    });
    expect(await made(ids)).toEqual([]);
  });

  it('get day and hour behind a name that is taken, and keep a title that somebody wrote', async () => {
    const id = await catalogue.product({ storeName: '常卖' });
    await admin.run(saveMany, sale([item(id)]));
    await admin.run(saveMany, sale([item(id)], { time: { startTime: 14, endTime: 15 } }));
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(tomorrow()).slice(5);
    expect((await made([id])).map(({ title }) => title)).toEqual([`常卖 ${day} 14:00`, '常卖']);
    const same = sale([item(id, { title: '常卖' })], { time: { startTime: 17, endTime: 18 } });
    await expect(admin.run(saveMany, same)).rejects.toMatchObject({ message: expect.stringContaining('“常卖”活动标题已经存在') });
  });

  it('keep the reason for what they clash with', async () => {
    const ids = [await catalogue.product({ price: 2000 }), await catalogue.product({ price: 2000 })];
    await admin.run(
      saveMany,
      sale(
        ids.map((id) => item(id)),
        { clashReason: '清仓' },
      ),
    );
    const { list: clashes } = await admin.run(clashCalls.list, { page: 1, limit: 99, allowed: true });
    const rows = await made(ids);
    expect(clashes.filter(({ activity }) => rows.some(({ id }) => id === activity?.id)).map(({ reason }) => reason)).toEqual([
      '清仓',
      '清仓',
    ]);
  });

  it.each<[string, (id: number) => object, string]>([
    ['no product', () => ({ products: [] }), '请选择商品'],
    ['a product twice', (id) => ({ products: [item(id), item(id)] }), '同一件商品选择了两次，请去掉一个'],
    [
      'more than fifty',
      () => ({ products: Array.from({ length: 51 }, (_, nth) => item(nth + 1)) }),
      '一次最多添加 50 件商品，请分几次添加',
    ],
    ['no limit of a person', (id) => ({ products: [item(id, { num: 0 })] }), '每人每天限购应为 1 到 9999 次'],
    ['no SKU', (id) => ({ products: [item(id, { attrValue: [] })] }), '请选择至少一个规格'],
    [
      'a past',
      () => ({ startTime: new Date('2020-01-01'), stopTime: new Date('2020-01-02') }),
      '活动日期已经过去，请重新选择活动日期',
    ],
    ['neither hours nor a slot', () => ({ time: null }), '秒杀时段不存在'],
  ])('are not added with %s', async (_, change, message) => {
    const id = await catalogue.product({});
    await expect(admin.run(saveMany, sale([item(id)], change(id)))).rejects.toMatchObject({
      message: expect.stringContaining(message),
    });
  });

  it('are added by those alone who may add one', async () => {
    await expect(shop.admin({ may: ['admin:seckill:list'] }).run(saveMany, sale([item(1)]))).rejects.toMatchObject({ code: 403 });
  });

  it('ask the database as often for thirty as for two', async () => {
    const ids = await Promise.all(Array.from({ length: 33 }, (_, nth) => catalogue.product({ storeName: `第 ${nth} 件` })));
    await admin.run(saveMany, sale(ids.slice(32).map((id) => item(id))));
    const few = await shop.countQueries(() => admin.run(saveMany, sale(ids.slice(0, 2).map((id) => item(id)))));
    const many = await shop.countQueries(() => admin.run(saveMany, sale(ids.slice(2, 32).map((id) => item(id)))));
    expect(many).toBe(few);
  });
});
