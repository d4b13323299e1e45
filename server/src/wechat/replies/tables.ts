import { boolean, foreignKey, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import type { MatchType } from '#contract/wechat/reply-record.ts';
import type { ReplyType } from '#contract/wechat/reply-content.ts';
import { article } from '#server/content/index.ts';
import { stamps } from '#server/platform/database/columns.ts';

/** Rule by which the public account answers. Its words stand in `keywords` as the wire has them, and each in a row of its own. */
export const wechatReply = pgTable(
  'wechat_reply',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keywords: varchar({ length: 1400 }).notNull(),
    type: varchar({ length: 8 }).$type<ReplyType>().notNull(),
    matchType: varchar({ length: 8 }).$type<MatchType>().notNull(),
    content: text().notNull(),
    mediaId: varchar({ length: 128 }).notNull(),
    /** Our copy of what lies at WeChat, for previews. */
    srcUrl: varchar({ length: 255 }).notNull(),
    articleId: integer(),
    status: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'wechat_reply__article', columns: [t.articleId], foreignColumns: [article.id] }),
    index('wechat_reply__article_id').on(t.articleId), // may this article go?
  ],
);

/** Word of a rule; no other rule has it. */
export const wechatReplyWord = pgTable(
  'wechat_reply_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    replyId: integer()
      .notNull()
      .references(() => wechatReply.id, { onDelete: 'cascade' }),
    word: varchar({ length: 64 }).notNull(),
    /** The word as messages are compared with it. */
    wordKey: varchar({ length: 64 }).notNull(),
  },
  (t) => [unique('wechat_reply_word__key').on(t.wordKey), index('wechat_reply_word__reply').on(t.replyId)], // words of a rule
);
