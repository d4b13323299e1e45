import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { collected, collectionIn } from '../../../test/collection.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const collection = collectionIn(shop);
const admin = shop.admin();

type DraftFilter = Partial<Input<typeof draftCalls.list>>;
const idsBy = async (filter: DraftFilter) =>
  (await admin.run(draftCalls.list, { page: 1, limit: 100, ...filter })).list.map(({ id }) => id);
const body = async (storeName: string) => ({ ...catalogue.draft({ cateId: await catalogue.category(), storeName }) });
const productNamed = async (keywords: string) => (await admin.run(productCalls.listAll, { keywords, page: 1, limit: 10 })).list;

describe('the list of drafts', () => {
  it('has the newest first, and is found by name, link, platform and state', async () => {
    const older = await collection.draft({
      payload: collected({ storeName: '青花 50% 碗' }),
      soureLink: 'https://item.jd.com/77.html',
    });
    const newer = await collection.draft({ payload: collected({ storeName: '青花盘' }), platform: 'taobao', status: 2 });

    expect(await idsBy({ keywords: '青花' })).toEqual([newer, older]);
    expect(await idsBy({ keywords: '50%' })).toEqual([older]);
    expect(await idsBy({ keywords: '/77.html' })).toEqual([older]);
    expect(await idsBy({ keywords: '青花', platform: 'taobao' })).toEqual([newer]);
    expect(await idsBy({ keywords: '青花', status: 0 })).toEqual([older]);
  });

  it('shows what each costs at least, and no more of it than it needs', async () => {
    const id = await collection.draft({ payload: collected({ storeName: '有价' }) });
    await collection.draft({ payload: collected({ storeName: '无价', attrValue: [] }) });

    const { data } = await admin.raw('GET', '/admin/crawing/draft/list', { query: { keywords: '有价' } });
    expect(Object(data).list).toMatchObject([{ id, storeName: '有价', price: '39.90', productId: 0, failReason: '' }]);
    expect(Object(data).list[0]).not.toHaveProperty('payload');
    const { list } = await admin.run(draftCalls.list, { keywords: '无价', page: 1, limit: 1 });
    expect(list).toMatchObject([{ price: null }]);
  });

  it('costs a fixed number of queries', async () => {
    const list = (limit: number) => shop.countQueries(() => admin.run(draftCalls.list, { page: 1, limit }));
    await list(1);

    expect(await list(50)).toBe(await list(1));
  });
});

describe('a draft', () => {
  it('is put right and keeps that, without what may not stand in a text', async () => {
    const id = await collection.draft();
    const payload = collected({ storeName: '改过的', content: '<p onclick="x()">好</p><script>x()</script>' });

    await admin.run(draftCalls.update, { id, payload });

    expect(await admin.run(draftCalls.info, { id })).toMatchObject({
      storeName: '改过的',
      payload: { ...payload, content: '<p>好</p>' },
    });
  });

  it.each([{ image: 'javascript:alert(1)' }, { sliderImage: ['data:image/svg+xml,<svg/>'] }])(
    'takes no picture that would run: %j',
    async (pictures) => {
      const id = await collection.draft();

      const body = { id, payload: collected(pictures) };
      expect(await admin.raw('POST', draftCalls.update.path, { body })).toMatchObject({
        code: 400,
        message: '图片地址不正确，请重新上传',
      });
    },
  );

  it('that is not there is neither told, changed nor deleted', async () => {
    const gone = { code: 404, message: '没有找到相关数据' };

    await expect(admin.run(draftCalls.info, { id: 999_999 })).rejects.toMatchObject(gone);
    await expect(admin.run(draftCalls.update, { id: 999_999, payload: collected() })).rejects.toMatchObject(gone);
    await expect(admin.run(draftCalls.delete, { id: 999_999 })).rejects.toMatchObject(gone);
    await expect(admin.run(draftCalls.addProduct, { ...(await body('无')), draftId: 999_999 })).rejects.toMatchObject(gone);
  });

  it('is deleted, and comes back by undo', async () => {
    const id = await collection.draft({ payload: collected({ storeName: '删一下' }) });

    const { changeId } = await admin.change(draftCalls.delete, { id });
    expect(await idsBy({ keywords: '删一下' })).toEqual([]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await idsBy({ keywords: '删一下' })).toEqual([id]);
  });
});

describe('a draft that becomes a product', () => {
  it('lands in the warehouse, once', async () => {
    const draftId = await collection.draft({ status: 2, failReason: '图片下载失败' });

    await admin.run(draftCalls.addProduct, { ...(await body('采来的杯子')), draftId });

    const [made] = await productNamed('采来的杯子');
    expect(made).toMatchObject({ isShow: false, stock: 10 });
    expect(await admin.run(draftCalls.info, { id: draftId })).toMatchObject({ status: 1, failReason: '', productId: made?.id });
    const imported = { code: 500, message: '该草稿已转为商品，请在商品列表里修改' };
    await expect(admin.run(draftCalls.addProduct, { ...(await body('第二次')), draftId })).rejects.toMatchObject(imported);
    await expect(admin.run(draftCalls.update, { id: draftId, payload: collected() })).rejects.toMatchObject(imported);
    expect(await productNamed('第二次')).toEqual([]);
  });

  it('is known by its link as well', async () => {
    const soureLink = 'https://item.jd.com/4242.html';
    const id = await collection.draft({ soureLink });

    await admin.run(draftCalls.addProduct, { ...(await body('认链接')), soureLink: ` ${soureLink}` });

    expect(await admin.run(draftCalls.info, { id })).toMatchObject({ status: 1 });
    await expect(admin.run(draftCalls.addProduct, { ...(await body('再来')), soureLink })).rejects.toMatchObject({
      message: '该商品已采集，请在商品列表里查找',
    });
  });

  it('becomes one product for two who add it in the same moment', async () => {
    const draftId = await collection.draft();
    const overrides = { ...(await body('抢着加')), draftId };

    const both = await Promise.allSettled([1, 2].map(() => admin.run(draftCalls.addProduct, overrides)));

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await productNamed('抢着加')).toHaveLength(1);
  });

  it('is judged like any other product, and stays a draft when it is refused', async () => {
    const draftId = await collection.draft();

    await expect(admin.run(draftCalls.addProduct, { ...(await body('坏')), cateId: '999999', draftId })).rejects.toMatchObject({
      message: expect.stringContaining('商品分类不存在'),
    });
    expect(await admin.run(draftCalls.info, { id: draftId })).toMatchObject({ status: 0, productId: 0 });
  });
});
