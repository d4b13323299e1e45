import { desc } from 'drizzle-orm';
import type { ArticleDraft } from '#contract/content/article-draft.ts';
import { saveArticle } from '#server/content/index.ts';
import { article } from '#server/content/articles/tables.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from './catalogue.ts';
import type { Shop } from './shop.ts';

/** Fields that the form of an article sends. */
export const articleDraft = (overrides: Partial<ArticleDraft> & { cid: number }): ArticleDraft => ({
  title: '铁路往事',
  author: '站长',
  imageInput: '/a.png',
  synopsis: '一段老故事',
  shareTitle: '铁路往事',
  shareSynopsis: '一段老故事',
  isHot: false,
  isBanner: false,
  content: '<p>从前有一座小站。</p>',
  sort: 0,
  url: null,
  ...overrides,
});

/** Articles of the shop, for tests. */
export const contentIn = (shop: Shop) => ({
  /** Makes an article, in a category of its own unless one is named; answers its id. */
  async article(overrides: Partial<ArticleDraft> = {}): Promise<number> {
    const cid = overrides.cid ?? (await catalogueIn(shop).category({ type: 3 }));
    const { value } = await shop.app.write({ name: 'test.article', actor: systemActor('test') }, async (write) => {
      await saveArticle(write, articleDraft({ ...overrides, cid }));
      return write.tx.select({ id: article.id }).from(article).orderBy(desc(article.id)).limit(1);
    });
    return value[0]?.id ?? 0;
  },
});
