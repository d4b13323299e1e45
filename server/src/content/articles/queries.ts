import { type SQL, and, asc, desc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { type articleCalls, articleRefusals } from '#contract/content/articles.ts';
import { type Article, type ArticleRow } from '#contract/content/article-record.ts';
import { articleSettings } from '#contract/content/settings.ts';
import type { ArticleCategory, OpenArticle, OpenArticles } from '#contract/content/public-articles.ts';
import { type Period, spanOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { category } from '#server/catalogue/index.ts';
import { equal, matchingParts } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { timedBy } from '#server/platform/database/lists/timed.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { COUNT_CAP } from '#server/platform/database/page.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { article, articleParts, articleVisit } from './tables.ts';

const HOT_MAX = 20;

const live = eq(article.isDel, false);
export const articles = rowsOf(article, { live, missing: articleRefusals.NOT_FOUND });

/** Columns of lists: everything but the long text. */
const columns = {
  id: article.id,
  // A row that is not deleted has one.
  cid: sql<number>`${article.cid}`,
  title: article.title,
  author: article.author,
  imageInput: article.imageInput,
  synopsis: article.synopsis,
  isHot: article.isHot,
  isBanner: article.isBanner,
  hide: article.hide,
  showTime: article.showTime,
  visit: articleVisit.visits,
  updateTime: article.updateTime,
};

async function toAnswers<R extends { imageInput: string }>(db: Db, rows: readonly R[]): Promise<R[]> {
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, imageInput: pictures.show(row.imageInput) }));
}

/** Articles with their visits; every one has some, if none yet. */
const counted = (db: Db) =>
  db.select(columns).from(article).innerJoin(articleVisit, eq(articleVisit.articleId, article.id)).$dynamic();

/** Articles that customers see from a moment of a period on. */
const appearsIn = ({ from, until }: Period): SQL | undefined =>
  and(live, eq(article.hide, false), gte(article.showTime, from), lt(article.showTime, until));

export function listArticles(
  db: Db,
  { cid, keywords, appearsIn: span, ...paging }: Input<typeof articleCalls.list>,
): Promise<Page<ArticleRow>> {
  const { title, author, synopsis } = article;
  const where = and(
    live,
    equal(article.cid, cid || undefined),
    matchingParts(keywords, articleParts, title, author, synopsis),
    span === undefined ? undefined : appearsIn(spanOf(span)),
  );
  const query = counted(db).where(where).orderBy(desc(articleVisit.visits), desc(articleVisit.articleId));
  return pageOfQuery(paging, query, countUpTo(db, COUNT_CAP, article, where), (rows) => toAnswers(db, rows));
}

/** Fields that nobody keeps: the wire has a place for them. */
const unused = { mediaId: null, status: false, adminId: 0, merId: 0, productId: 0 } as const;

export async function getArticle(db: Db, { id }: { id: number }): Promise<Article> {
  const [row] = await db
    .select({
      ...columns,
      shareTitle: article.shareTitle,
      shareSynopsis: article.shareSynopsis,
      content: article.content,
      sort: article.sort,
      url: article.url,
      version: article.version,
      createTime: article.createTime,
    })
    .from(article)
    .innerJoin(articleVisit, eq(articleVisit.articleId, article.id))
    .where(and(live, eq(article.id, id)));
  if (!row) throw articleRefusals.NOT_FOUND();
  const pictures = await addressesOf(db);
  return {
    ...row,
    ...unused,
    url: row.url ?? '',
    imageInput: pictures.show(row.imageInput),
    content: pictures.showHtml(row.content),
  };
}

/** True for a category of articles. */
export const isArticleCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(category, and(eq(category.id, id), eq(category.type, categoryTypes.article)))) > 0;

/** Counts in place, so that customers who open an article together are all counted. */
export async function countVisit(tx: Tx, articleId: number, visits = 1): Promise<void> {
  await tx
    .update(articleVisit)
    .set({ visits: sql`${articleVisit.visits} + ${visits}` })
    .where(eq(articleVisit.articleId, articleId));
}

/** Customers see what is shown by now, in categories that are. */
const shownAt = (now: Date) =>
  and(
    live,
    eq(article.hide, false),
    or(isNull(article.showTime), lte(article.showTime, now)),
    sql`exists (select from ${category} where ${category.id} = ${article.cid} and ${category.status})`,
  );
const inOrder = [desc(articleVisit.sort), desc(articleVisit.visits), desc(article.createTime), desc(article.id)];

type Now = Pick<CallContext, 'now'>;

export function listShown(db: Db, { cid, ...paging }: OpenArticles, { now }: Now): Promise<Page<OpenArticle>> {
  const where = and(shownAt(now), equal(article.cid, cid));
  const query = counted(db)
    .where(where)
    .orderBy(...inOrder);
  return pageOfQuery(paging, query, countUpTo(db, COUNT_CAP, article, where), (rows) => toAnswers(db, rows));
}

const first = async (db: Db, where: SQL | undefined, limit: number): Promise<OpenArticle[]> =>
  toAnswers(
    db,
    await counted(db)
      .where(where)
      .orderBy(...inOrder)
      .limit(limit),
  );

export const listHot = (db: Db, _: object, { now }: Now): Promise<OpenArticle[]> =>
  first(db, and(shownAt(now), eq(article.isHot, true)), HOT_MAX);

export const listBanners = async (db: Db, _: object, { now }: Now): Promise<OpenArticle[]> =>
  first(db, and(shownAt(now), eq(article.isBanner, true)), await settingOf(db, articleSettings.news_slides_limit));

export async function listShownCategories(db: Db): Promise<ArticleCategory[]> {
  const rows = await db
    .select({ id: category.id, name: category.name, icon: category.extra })
    .from(category)
    .where(and(eq(category.type, categoryTypes.article), eq(category.status, true)))
    .orderBy(desc(category.sort), asc(category.id));
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, icon: row.icon && pictures.show(row.icon) }));
}

export const isShown = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await db.$count(article, and(shownAt(now), eq(article.id, id)))) > 0;

/** Articles that appear in a period, in the order of time, with the number of all of them. */
export const appearingBetween = (db: Db, { from, until }: Period, now: Date, limit: number) =>
  db
    .select({
      id: article.id,
      title: article.title,
      from: sql<Date>`${article.showTime}`.mapWith(article.createTime),
      until: sql<Date>`${article.showTime}`.mapWith(article.createTime),
      isOn: sql<boolean>`not ${article.hide}`,
      timeId: sql<null>`null`,
      slot: sql<null>`null`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
      hasBegun: sql<boolean>`${article.showTime} <= ${now}`,
    })
    .from(article)
    .where(and(live, gte(article.showTime, from), lt(article.showTime, until)))
    .orderBy(asc(article.showTime), asc(article.id))
    .limit(limit);

/** Articles that customers see from a moment of a day on. */
export const articlesTimed = (db: Db, day: Period) =>
  timedBy(db, {
    table: article,
    id: article.id,
    at: article.showTime,
    title: article.title,
    where: appearsIn(day),
  });
