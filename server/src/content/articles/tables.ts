import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { category } from '#server/catalogue/index.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Parts of the words by which staff look for articles. */
export const articleParts = sql.raw(`search_parts(title || ' ' || author || ' ' || synopsis)`);

/** Article of the shop. A deleted one loses its category with the category; all others keep theirs from being deleted. */
export const article = pgTable(
  'article',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cid: integer(),
    title: varchar({ length: 255 }).notNull(),
    author: varchar({ length: 255 }).notNull(),
    imageInput: varchar({ length: 255 }).notNull(),
    synopsis: varchar({ length: 255 }).notNull(),
    shareTitle: varchar({ length: 255 }).notNull(),
    shareSynopsis: varchar({ length: 255 }).notNull(),
    content: text().notNull(),
    sort: integer().notNull(),
    url: varchar({ length: 255 }),
    isHot: boolean().notNull(),
    isBanner: boolean().notNull(),
    /** Hidden ones are for staff only. */
    hide: boolean().notNull(),
    /** Customers see it from then on; null is at once. */
    showTime: instant(),
    isDel: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'article__cid', columns: [t.cid], foreignColumns: [category.id] }).onDelete('set null'),
    check('article__category', sql`${t.isDel} or ${t.cid} is not null`),
    index('article__cid').on(t.cid, t.sort), // the list of a category; may this category go?
    index('article__live')
      .on(t.cid, t.hide, t.showTime)
      .where(sql`not is_del`), // how many there are, of a category and for customers
    index('article__parts').using('gin', articleParts), // by a word, together with any condition
    index('article__show_time')
      .on(t.showTime)
      .where(sql`show_time is not null and not is_del`), // those that appear in a month
  ],
);

/**
 * Number of times that customers opened an article, apart from the row that people edit. Lists are ordered by it and by the place of
 * the article, which a trigger copies, so that both stand in one index.
 */
export const articleVisit = unaudited(
  pgTable(
    'article_visit',
    {
      articleId: integer()
        .primaryKey()
        .references(() => article.id, { onDelete: 'cascade' }),
      visits: integer().notNull(),
      sort: integer().notNull(),
    },
    (t) => [
      index('article_visit__visits').on(t.visits, t.articleId), // the list of staff
      index('article_visit__place').on(t.sort, t.visits, t.articleId), // lists of customers
    ],
  ),
  'customers count there, and nobody edits it',
);
