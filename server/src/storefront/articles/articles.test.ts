import { describe, expect, it } from 'vitest';
import { articleCalls } from '#contract/content/articles.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openArticleCalls } from '#contract/storefront/articles.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { articleDraft, contentIn } from '../../../test/content.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const catalogue = catalogueIn(shop);
const content = contentIn(shop);
const page = { page: 1, limit: 20 };
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const open = (id: number) => storefront.run(openArticleCalls.read, { id });

describe('the articles of a category', () => {
  it('come by their place, then by their visits, then the newest, without hidden ones', async () => {
    const cid = await catalogue.category({ type: 3 });
    const [old, read, young, first] = [
      await content.article({ cid }),
      await content.article({ cid }),
      await content.article({ cid }),
      await content.article({ cid, sort: 9 }),
    ];
    await content.article({ cid, hide: true });
    await content.article();
    // Nine visits must not come before ten, as text would have it.
    for (let visit = 1; visit <= 10; visit += 1) await open(read);
    for (let visit = 1; visit <= 9; visit += 1) await open(young);

    expect(idsOf((await storefront.run(openArticleCalls.list, { ...page, cid })).list)).toEqual([first, read, young, old]);
  });

  it('are not shown while their category is hidden', async () => {
    const cid = await catalogue.category({ type: 3, status: false });
    const id = await content.article({ cid });

    expect(await storefront.run(openArticleCalls.list, { ...page, cid })).toMatchObject({ total: 0 });
    await expect(open(id)).rejects.toMatchObject({ message: '文章不存在' });
    expect(idsOf(await storefront.run(openArticleCalls.categories, {}))).not.toContain(cid);
  });
});

describe('an article with a time of its own', () => {
  it('is seen from then on, and neither before nor where it is shown off', async () => {
    const cid = await catalogue.category({ type: 3 });
    const showTime = new Date(shop.clock.now().getTime() + 3_600_000);
    const id = await content.article({ cid, isHot: true, isBanner: true, sort: 99, showTime });
    const everywhere = async () => [
      ...(await storefront.run(openArticleCalls.list, { ...page, cid })).list,
      ...(await storefront.run(openArticleCalls.hot, {})),
      ...(await storefront.run(openArticleCalls.banner, {})),
    ];
    expect(idsOf(await everywhere())).not.toContain(id);
    await expect(open(id)).rejects.toMatchObject({ message: '文章不存在' });

    await shop.pass('61 minutes');

    expect(idsOf(await everywhere()).filter((each) => each === id)).toHaveLength(3);
    expect(await open(id)).toMatchObject({ visit: 1 });
  });

  it('keeps it through an edit by a client that does not know of it', async () => {
    const showTime = new Date('2099-01-01T00:00:00Z');
    const cid = await catalogue.category({ type: 3 });
    const id = await content.article({ cid, showTime });
    await shop.admin().run(articleCalls.update, { ...articleDraft({ cid }), id });
    expect(await shop.admin().run(articleCalls.info, { id })).toMatchObject({ showTime });
  });
});

describe('articles that are shown off', () => {
  it('are twenty hot ones at most', async () => {
    for (let made = 0; made < 21; made += 1) await content.article({ isHot: true });

    expect(await storefront.run(openArticleCalls.hot, {})).toHaveLength(20);
  });

  it('are as many on the slides as the shop wants', async () => {
    for (let made = 0; made < 4; made += 1) await content.article({ isBanner: true });
    expect(await storefront.run(openArticleCalls.banner, {})).toHaveLength(3);

    await shop.admin().run(configCalls.save, { key: 'news_slides_limit', value: '2' });

    expect(await storefront.run(openArticleCalls.banner, {})).toHaveLength(2);
  });
});

describe('a visit to an article', () => {
  it('is counted for everybody who comes in the same moment', async () => {
    const id = await content.article();

    await Promise.all(Array.from({ length: 8 }, () => open(id)));

    expect(await open(id)).toMatchObject({ visit: 9 });
    expect(await shop.admin().run(articleCalls.info, { id })).toMatchObject({ visit: 9 });
  });

  it('leaves no trace in the history, and stays when the article is changed', async () => {
    const cid = await catalogue.category({ type: 3 });
    const id = await content.article({ cid });
    await open(id);

    const { changeId } = await shop
      .admin()
      .change(articleCalls.update, { ...articleDraft({ cid, title: '改过' }), id, version: 1 });

    expect(changeId).toBeGreaterThan(0);
    expect(await open(id)).toMatchObject({ visit: 2, title: '改过' });
  });

  it('is not counted for what is not shown', async () => {
    const id = await content.article({ hide: true });

    await expect(open(id)).rejects.toMatchObject({ message: '文章不存在' });
    expect(await shop.admin().run(articleCalls.info, { id })).toMatchObject({ visit: 0 });
  });
});
