import { integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import type { FieldOptions } from '#contract/notifications/template-fields.ts';
import { wechatChannels } from '#contract/notifications/templates.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Templates in the accounts of the shop at WeChat, as they were listed last, whoever put them there. */
export const accountTemplate = unaudited(
  pgTable(
    'account_template',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      channel: varchar({ length: 16, enum: wechatChannels }).notNull(),
      templateId: varchar({ length: 100 }).notNull(),
      title: varchar({ length: 100 }).notNull(),
      content: text().notNull(),
      /** Texts that a field chooses among, by its name, where WeChat tells them. */
      options: jsonb().$type<FieldOptions>().notNull(),
      readTime: instant().notNull(),
    },
    (t) => [unique('account_template__template').on(t.channel, t.templateId)],
  ),
  'a copy of what WeChat lists',
);
