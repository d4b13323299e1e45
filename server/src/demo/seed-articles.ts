import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryTree, saveCategory } from '#server/catalogue/index.ts';
import { article, countVisit, saveArticle } from '#server/content/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type DemoArticle, demoArticleCategories, demoArticles } from './articles.ts';
import { HOUR } from '#contract/durations.ts';
import { DAY, ago, between } from './past.ts';
import { type Pictures, sceneName } from './pictures.ts';

async function plantCategories(write: Write): Promise<Map<string, number>> {
  const type = categoryTypes.article;
  for (const [index, name] of demoArticleCategories.entries())
    await saveCategory(write, { name, pid: 0, sort: demoArticleCategories.length - index, type, status: true, extra: '' });
  return new Map((await categoryTree(write.tx, { type, status: -1 }, write)).map(({ id, name }) => [name, id]));
}

function draftOf({ category: _, of, paragraphs, visits: __, appearsIn: ___, ...words }: DemoArticle, pictures: Pictures) {
  const { title, synopsis } = words;
  const picture = `<p><img src="${pictures.get(sceneName(of)) ?? ''}" alt="${of}"></p>`;
  const content = paragraphs.map((text) => `<p>${text}</p>`).join(picture);
  const flags = { isHot: false, isBanner: false };
  return { ...flags, ...words, imageInput: pictures.get(of) ?? '', content, shareTitle: title, shareSynopsis: synopsis };
}

/** Articles that were written over the last month, and read since. */
export async function seedArticles(write: Write, pictures: Pictures): Promise<void> {
  const categories = await plantCategories(write);
  for (const [index, demo] of demoArticles.entries()) {
    const then = ago(write, between(2, 30, index, demoArticles.length) * DAY);
    const showTime = demo.appearsIn === undefined ? null : new Date(write.now.getTime() + demo.appearsIn * HOUR);
    await saveArticle(then, { ...draftOf(demo, pictures), cid: categories.get(demo.category) ?? 0, showTime });
  }
  const written = await write.tx.select({ id: article.id, title: article.title }).from(article);
  for (const { id, title } of written) {
    const visits = demoArticles.find((demo) => demo.title === title)?.visits ?? 0;
    if (visits > 0) await countVisit(write.tx, id, visits);
  }
}
