import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { customerIdentity } from '#server/customers/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Events of people in an app of WeChat: following, scans, buttons, permissions for messages and what became of these. */
export const wechatEvent = unaudited(
  pgTable(
    'wechat_event',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      identityId: integer()
        .notNull()
        .references(() => customerIdentity.id, { onDelete: 'cascade' }),
      /** Name of the event at WeChat, in lower case. */
      event: varchar({ length: 64 }).notNull(),
      /** Scene, key of a button, template or number of a message. */
      subject: varchar({ length: 128 }).notNull(),
      /** `accept`, `reject`, `success`, `failed:user block`. */
      result: varchar({ length: 64 }).notNull(),
      eventTime: instant().notNull(),
      createTime: instant().notNull(),
    },
    (t) => [index('wechat_event__identity').on(t.identityId), index('wechat_event__subject').on(t.event, t.subject)],
  ),
  'people write it by what they do in WeChat',
);
