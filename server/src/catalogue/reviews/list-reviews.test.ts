import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const reviews = reviewsIn(shop);
const admin = shop.admin();

const list = (filter: object = {}) => admin.run(reviewCalls.list, { page: 1, limit: 20, ...filter });
const names = async (filter: object) => (await list(filter)).list.map(({ nickname }) => nickname);

let cup = 0;
beforeAll(async () => {
  cup = await catalogue.product({ storeName: '搪瓷杯' });
  const lamp = await catalogue.product({ storeName: '100%铜台灯' });
  const say = (nickname: string, productScore: number, serviceScore: number, fields: object = {}) =>
    reviews.review({ productId: cup, nickname, productScore, serviceScore, ...fields });
  await say('好的', 5, 3);
  await say('中等', 4, 3);
  await say('差的', 2, 2);
  await say('差而已答', 1, 1, {
    isReply: true,
    merchantReplyContent: '抱歉',
    merchantReplyTime: new Date('2026-01-02T00:00:00.500Z'),
  });
  await say('藏起', 5, 5, { isShow: false });
  await say('删掉', 5, 5, { isDel: true });
  await say('去年', 5, 5, { createTime: new Date('2020-01-02T08:00:00Z') });
  await say('台灯（客）', 5, 5, { productId: lamp, pics: ['a.png', 'https://x.cn/b.png'] });
});

describe('the list of reviews', () => {
  it('has the newest first, without the deleted, each with its product', async () => {
    const { list: rows, total } = await list();

    expect(rows.map(({ nickname }) => nickname)).toEqual(['台灯（客）', '去年', '藏起', '差而已答', '差的', '中等', '好的']);
    expect(total).toBe(7);
    expect(rows[0]).toMatchObject({ pics: ['a.png', 'https://x.cn/b.png'], storeProduct: { storeName: '100%铜台灯' } });
  });

  it('speaks the wire: pictures are a list even when there are none, times of answers are seconds', async () => {
    const { data } = await admin.raw('GET', '/admin/store/product/reply/list', {
      query: { nickname: '差而已答', isDel: false, uid: '' },
    });

    expect(data).toMatchObject({
      page: 1,
      limit: 20,
      totalPage: 1,
      total: 1,
      list: [
        {
          pics: [],
          replyType: 'product',
          uid: 0,
          oid: 0,
          sku: '',
          isReply: true,
          isShow: true,
          merchantReplyTime: 1_767_312_000,
          createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          storeProduct: { price: '10.00', content: null },
        },
      ],
    });
  });

  it('has the lowest score first when asked so', async () => {
    expect((await names({ sort: 'lowest' })).slice(0, 3)).toEqual(['差而已答', '差的', '中等']);
  });

  it('goes on where the page before ended', async () => {
    const pages = [await names({ page: 1, limit: 4 }), await names({ page: 2, limit: 4 })];

    expect(pages).toEqual([
      ['台灯（客）', '去年', '藏起', '差而已答'],
      ['差的', '中等', '好的'],
    ]);
  });
});

describe('the filters of the reviews', () => {
  it.each([
    ['good ones', { level: 1 }, ['台灯（客）', '去年', '藏起', '好的']],
    ['fair ones', { level: 2 }, ['中等']],
    ['bad ones', { level: 3 }, ['差而已答', '差的']],
    ['low scores without answer', { lowScore: true, isReply: false }, ['差的']],
    ['no low scores', { lowScore: false, level: 2 }, ['中等']],
    ['answered ones', { isReply: true }, ['差而已答']],
    ['hidden ones', { isShow: false }, ['藏起']],
    ['a nickname', { nickname: '差' }, ['差而已答', '差的']],
    ['a nickname of several characters', { nickname: '而已' }, ['差而已答']],
    ['a product', { productSearch: '台灯' }, ['台灯（客）']],
    ['signs of the other width in a nickname', { nickname: '(客)' }, ['台灯（客）']],
    ['one sign of the other width', { nickname: '(' }, ['台灯（客）']],
    ['signs of the other width in a product', { productSearch: '0％铜' }, ['台灯（客）']],
    ['one sign of the other width in a product', { productSearch: '％' }, ['台灯（客）']],
    ['signs of patterns in a product', { productSearch: '0%铜' }, ['台灯（客）']],
    ['a product and a nickname', { productSearch: '搪瓷', nickname: '中等' }, ['中等']],
    ['days', { dateLimit: '2020-01-02,2020-01-02' }, ['去年']],
    ['days and a nickname', { dateLimit: '2020-01-03,2020-01-03', nickname: '去年' }, []],
  ])('find %s', async (_, filter, found) => {
    expect(await names(filter)).toEqual(found);
    expect((await list(filter)).total).toBe(found.length);
  });

  it('give an empty page when no product has the name', async () => {
    expect(await list({ productSearch: '没有这种' })).toMatchObject({ total: 0, totalPage: 0, list: [] });
    expect(await names({ productSearch: '铜_台灯' })).toEqual([]);
  });

  it('refuse a period nobody understands', async () => {
    await expect(list({ dateLimit: 'someday' })).rejects.toMatchObject({
      code: 500,
      message: expect.stringContaining('选择时间参数格式错误'),
    });
  });
});

describe('the queries of the list', () => {
  it.each([{}, { isReply: false }, { nickname: '差' }, { productSearch: '搪瓷' }])(
    'are as many for one review as for all: %j',
    async (filter) => {
      const count = (limit: number) => shop.countQueries(() => list({ ...filter, limit }));
      await count(1);

      expect(await count(20)).toBe(await count(1));
    },
  );
});

describe('a common name', () => {
  beforeAll(async () => {
    await shop.app.write({ name: 'test.crowd', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`
        insert into product_reply (product_id, product_score, service_score, comment, pics, nickname, avatar)
        select ${cup}, 5, 5, '好', '[]', '众人' || n, '' from generate_series(1, ${WORD_CAP + 1}) as n`),
    );
  });

  it.each([{ nickname: '众人' }, { productSearch: '搪瓷' }])(
    'is counted up to a cap and read along the list: %j',
    async (filter) => {
      const page = await list({ ...filter, limit: 2 });

      expect(page).toMatchObject({ total: WORD_CAP, capped: true });
      expect(page.list.map(({ nickname }) => nickname)).toEqual([`众人${WORD_CAP + 1}`, `众人${WORD_CAP}`]);
    },
  );

  it('is read along the list lowest first as well', async () => {
    await reviews.review({ productId: cup, nickname: '众人皆低', productScore: 1, serviceScore: 2 });

    expect((await names({ nickname: '众人', sort: 'lowest', limit: 2 }))[0]).toBe('众人皆低');
  });

  it('is counted among all by the kept figure', async () => {
    expect((await list()).total).toBe(WORD_CAP + 9);
    expect(await tallyGaps(shop.db)).toEqual([]);
  });
});
