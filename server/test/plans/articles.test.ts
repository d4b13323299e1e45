import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleCalls } from '#contract/content/articles.ts';
import { openArticleCalls } from '#contract/storefront/articles.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../catalogue.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';
import { openStorefrontClient } from '../storefront.ts';

const shop = openShop();
const admin = shop.admin();
const storefront = openStorefrontClient(shop);
const { category } = catalogueIn(shop);
const ARTICLES = 3000;
let news = 0;

// Two categories; the later an article, the fewer visits. One tells of bowls.
beforeAll(async () => {
  news = await category({ type: 3, name: '新闻' });
  const help = await category({ type: 3, name: '帮助' });
  await shop.app.write({ name: 'test.articles', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(sql`
      insert into article (cid, title, author, image_input, synopsis, share_title, share_synopsis, content, sort, is_hot, is_banner, hide)
      select case when n % 2 = 0 then ${news}::int else ${help}::int end, case when n = 7 then '青花碗' else '文章 ' || n end, '小王',
        '/a.png', repeat('说明', 50), '', '', '<p>正文</p>', 0, false, false, false
      from generate_series(1, ${ARTICLES}) n`);
    await tx.execute(sql`update article_visit set visits = ${ARTICLES} - article_id`);
  });
  await vacuum(shop, 'article', 'article_visit');
});

const page = { page: 1, limit: 20 };
const list = (filter: { cid?: number; keywords?: string } = {}) => admin.run(articleCalls.list, { ...page, ...filter });
const shown = (cid?: number) => storefront.run(openArticleCalls.list, { ...page, cid });

describe('three thousand articles, the most read first', () => {
  it.each([
    ['of all', () => list()],
    ['of a category', () => list({ cid: news })],
    ['of all, for customers', () => shown()],
    ['of a category, for customers', () => shown(news)],
  ])('come a page at a time without the others being read, %s', async (_, read) => {
    const visits = (await read()).list.map(({ visit }) => Number(visit));
    expect([visits.length, visits]).toEqual([20, visits.toSorted((one, other) => other - one)]);
    expect(visits[0]).toBeGreaterThan(ARTICLES - 5);
    expect(await pagesOf(shop, 'article', read)).toBeLessThan(150);
  });

  it('are found by a word that one has', async () => {
    expect(await list({ keywords: '青花' })).toMatchObject({ total: 1, list: [{ title: '青花碗' }] });
    expect(await pagesOf(shop, 'article', () => list({ keywords: '青花' }))).toBeLessThan(30);
  });
});
