import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { runJob } from '#server/jobs/index.ts';
import { openMall } from '../../../test/connector.ts';
import { openElsewhere } from '../../../test/elsewhere.ts';
import { known, links } from '../../../test/found.ts';
import { picture } from '../../../test/pictures.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openProvider } from '../../../test/provider.ts';
import { openShop } from '../../../test/shop.ts';
import { collected } from '../../../test/collection.ts';
import { bowl } from '../../../../stand-ins/connector/mall.ts';
import { crawlDraft } from '../drafts/tables.ts';
import { bringPictures } from './bring-pictures.ts';
import { collectKind } from './collect-kind.ts';

const shop = openShop();
const { mall, bridge, plugIn, signIn } = openMall(shop);
const provider = openProvider(shop);
const elsewhere = openElsewhere();
const admin = shop.admin();
const { collect, collectMany, rowsMany, infoMany, retryMany } = collectedProductCalls;
const SHOP = 'https://mall.example/shop/1';

let made = 100;
/** A product in the mall; answers its link. */
function there(more = {}): string {
  made += 1;
  const product = bowl(made, more);
  mall.products.set(product.link, product);
  return product.link;
}
const draftCount = (soureLink: string) => shop.db.$count(crawlDraft, eq(crawlDraft.soureLink, soureLink));
const rows = async (id: number) => (await admin.run(rowsMany, { id, page: 1, limit: 50 })).list;
const many = (urls: string[]) => admin.run(collectMany, { urls, page: 1, limit: 20 });

beforeAll(async () => {
  await plugIn();
  mall.sessionSeconds = 10 * 24 * 3600;
});
beforeEach(() => signIn());

describe('a product that is collected', () => {
  it('is a draft in the fields of the wire', async () => {
    const url = there();

    const { data } = await admin.raw('POST', collect.path, { body: { url } });

    const none = { cateId: null, tempId: null, attrValue: null, sort: null, giveIntegral: null, ficti: null, isHot: null };
    expect(data).toMatchObject({
      id: expect.any(Number),
      soureLink: url,
      platform: 'guotie',
      status: 0,
      storeName: `青花碗 ${made}`,
      storeInfo: '手绘',
      keyword: '碗',
      unitName: '只',
      image: `https://img.mall.example/${made}.jpg`,
      sliderImage: `["https://img.mall.example/${made}.jpg"]`,
      price: '35.00',
      otPrice: '59.90',
      specType: true,
      attr: [{ attrName: '颜色', attrValues: '["青","白"]' }],
      content: '<p>手绘青花</p>',
      ...none,
    });
    expect(await admin.run(draftCalls.info, { id: Object(data).id })).toMatchObject({
      platform: 'guotie',
      soureLink: url,
      price: 3500,
      payload: { attrValue: [{ attrValue: { 颜色: '青' }, price: 3990, stock: 20 }, { attrValue: { 颜色: '白' } }] },
    });
  });

  it('is collected once, by link or number, and leads to its draft', async () => {
    const url = there();
    const { id } = await admin.run(collect, { url });
    const asked = bridge().asked.length;

    await expect(admin.run(collect, { url: ` ${url} ` })).rejects.toMatchObject({
      message: '该商品已采集',
      data: { draftId: id },
    });
    expect(bridge().asked).toHaveLength(asked);
    await expect(admin.run(collect, { url: String(made), platform: 'guotie' })).rejects.toMatchObject({ data: { draftId: id } });
    expect(await draftCount(url)).toBe(1);
  });

  it('is one draft for two who collect it at the same moment', async () => {
    const url = there();
    const outcomes = await Promise.allSettled([admin.run(collect, { url }), admin.run(collect, { url })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await draftCount(url)).toBe(1);
  });

  it('says why it is none', async () => {
    await expect(admin.run(collect, { url: ' ' })).rejects.toThrow('请输入链接地址！');
    await expect(admin.run(collect, { url: '青花碗' })).rejects.toThrow('请输入商品链接');
    await expect(admin.raw('POST', collect.path, { body: { url: 'https://a.cn/1', platform: 'amazon' } })).resolves.toMatchObject(
      {
        code: 400,
        message: '不支持的采集平台',
      },
    );
    await expect(admin.run(collect, { url: 'https://mall.example/item/none' })).rejects.toThrow('采集失败：没有这个商品');
    delete mall.session;
    await expect(admin.run(collect, { url: there() })).rejects.toThrow(connectorRefusals.NOT_SIGNED_IN().message);
    await admin.run(collectAccountCalls.logout, {});
    await expect(many([there()])).rejects.toThrow('请先登录国铁账号');
  });

  it('comes from a platform by the provider that the shop has chosen, without the connector', async () => {
    await provider.by99Api();
    Object.assign(provider.manner.items, known);
    const asked = bridge().asked.length;
    expect(await admin.run(collect, { url: `复制这条消息 ${links.taobao} 打开淘宝` })).toMatchObject({
      platform: 'taobao',
      soureLink: links.taobao,
      storeName: '棉麻衬衫',
    });
    await provider.byPass();
    provider.manner.items[links.jd] = known[links.taobao];
    expect(await admin.run(collect, { url: links.jd })).toMatchObject({ platform: 'jd', soureLink: links.jd });
    expect(bridge().asked).toHaveLength(asked);
  });

  it('brings its pictures, and keeps the address of one that cannot be had', async () => {
    const there = elsewhere.put('/a.png', new Uint8Array(await picture(120).png().toBuffer()));
    const gone = elsewhere.at('/none.png');
    const asked = { actor: { kind: 'system', name: 'test' }, now: shop.clock.now() } as const;

    const payload = await bringPictures(shop.app, collected({ image: there, sliderImage: [there, gone] }), asked);

    const ours = expect.stringMatching(/^\/files\/image\/public\/product\/.*\.png$/);
    expect(payload).toMatchObject({ image: ours, sliderImage: [ours, gone] });
  });
});

describe('many products', () => {
  it('are collected by a job, each line with an outcome of its own', async () => {
    const before = there();
    const { id: draftId } = await admin.run(collect, { url: before });
    const fresh = [there(), there()];
    const lines = [before, fresh[0] ?? '', '', 'https://mall.example/item/none', fresh[0] ?? '', '看这个碗', fresh[1] ?? ''];

    const { taskId, jobId, ...begun } = await many(lines);

    expect(begun).toEqual({
      total: 5,
      successList: [{ url: before, id: draftId }],
      failList: [{ url: '看这个碗', message: '请输入商品链接，或国铁商城的商品编号' }],
    });
    await shop.runQueued();
    expect((await rows(taskId)).map(({ url, state, reason }) => [url, state, reason])).toEqual([
      [before, 'unchanged', '该商品已采集'],
      [fresh[0], 'done', ''],
      ['https://mall.example/item/none', 'refused', '采集失败：没有这个商品，可能已经下架'],
      ['看这个碗', 'refused', '请输入商品链接，或国铁商城的商品编号'],
      [fresh[1], 'done', ''],
    ]);
    expect(await admin.run(infoMany, { id: taskId })).toMatchObject({ state: 'done', changed: 2, unchanged: 1, refused: 2 });
    expect(await admin.run(jobCalls.info, { id: jobId })).toMatchObject({ state: 'done', done: 5, total: 5 });
    const [, second] = await rows(taskId);
    expect(await admin.run(draftCalls.info, { id: second?.draftId ?? 0 })).toMatchObject({ soureLink: fresh[0] });
  });

  it('are those on a page of a shop', async () => {
    mall.shops.set(SHOP, [there(), there(), there()]);
    const { taskId, total } = await admin.run(collectMany, { shopUrl: SHOP, page: 2, limit: 2 });
    await shop.runQueued();
    expect(total).toBe(1);
    expect(await rows(taskId)).toMatchObject([{ url: bowl(made).link, state: 'done' }]);
    await expect(admin.run(collectMany, { shopUrl: SHOP, page: 9, limit: 20 })).rejects.toThrow('这一页没有商品');
    await expect(many([' '])).rejects.toThrow('请输入链接地址！');
    await expect(many(Array.from({ length: 51 }, (_, index) => String(index)))).rejects.toThrow('一次最多采集 50 个商品');
  });

  it('say each what stands in the way when the session ends, and come at a retry', async () => {
    const { taskId } = await many([there(), there()]);
    delete mall.session;
    await shop.runQueued();
    const reason = '请先登录国铁账号';
    expect(await rows(taskId)).toMatchObject([
      { state: 'refused', reason },
      { state: 'refused', reason },
    ]);

    await signIn();
    const { runId } = await admin.run(retryMany, { id: taskId });
    await shop.runQueued();

    expect(await rows(runId)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    await expect(admin.run(retryMany, { id: taskId })).rejects.toThrow('没有需要重试的商品');
  });

  it('are gone on with after a crash, and none is collected twice', async () => {
    const urls = [there(), there(), there()];
    const { taskId, jobId } = await many(urls);
    const by = { id: 1, name: '站长' };
    // Two writes begin the job, three are of the first line: its turn, the line, its progress.
    await expect(runJob(collectKind).run(powerCutAfter(shop, 4), { jobId, by })).rejects.toThrow('the power is gone');
    const asked = bridge().asked.filter((path) => path === 'POST /product').length;

    await shop.runDue();

    expect(await rows(taskId)).toMatchObject(urls.map(() => ({ state: 'done' })));
    expect(await Promise.all(urls.map(draftCount))).toEqual([1, 1, 1]);
    expect(bridge().asked.filter((path) => path === 'POST /product').length - asked).toBeLessThanOrEqual(3);
  });

  it('are stopped by who began them', async () => {
    const { taskId } = await many([there(), there()]);
    await admin.run(runCalls.stop, { id: taskId });
    await shop.runQueued();
    expect(await rows(taskId)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it('are nobody else’s to see', async () => {
    const { taskId } = await many([there()]);
    const other = shop.admin({ account: 'other', may: ['admin:crawing:product'] });
    await expect(other.run(rowsMany, { id: taskId, page: 1, limit: 20 })).rejects.toThrow('没有找到这次采集');
    await shop.runQueued();
  });
});
