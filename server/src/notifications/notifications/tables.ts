import { check, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { manners, switchStates, templateChannels } from '#contract/notifications/event-terms.ts';
import type { FieldValues } from '#contract/notifications/template-fields.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** Text that a channel writes an event by. Accounts of WeChat know it by `tempId`, their library by `tempKey`. */
export const notificationTemplate = pgTable(
  'notification_template',
  {
    id: integer().primaryKey(),
    channel: varchar({ length: 16, enum: templateChannels.values }).notNull(),
    tempId: varchar({ length: 100 }),
    /** Code of 阿里云短信 for it; blank until it is entered. */
    aliyunCode: varchar({ length: 50 }).notNull().default(''),
    tempKey: varchar({ length: 50 }),
    name: varchar({ length: 100 }).notNull(),
    content: text().notNull(),
    /** Title that the account of WeChat has for it, once it is known. */
    title: varchar({ length: 100 }).notNull().default(''),
    /** Value that each field takes; none as long as nobody has chosen, which leaves the standard. */
    fields: jsonb().$type<FieldValues>(),
    ...stamps,
  },
  (t) => [index('notification_template__channel').on(t.channel, t.id)], // what a sync goes through
);

const switchOf = () => integer().notNull().default(switchStates.none);
const templateOf = () => integer().references(() => notificationTemplate.id);

/** Switches of an event, one for each of its channels. The rows are those of the registry in the contract. */
export const notification = pgTable(
  'notification',
  {
    id: integer().primaryKey(),
    mark: varchar({ length: 50 }).notNull(),
    isWechat: switchOf(),
    wechatId: templateOf(),
    isRoutine: switchOf(),
    routineId: templateOf(),
    isSms: switchOf(),
    smsId: templateOf(),
    isNotice: switchOf(),
    manner: varchar({ length: 8, enum: manners.values }).notNull().default('all'),
    createTime: instant().notNull(),
    updateTime: instant().notNull(),
  },
  (t) => [
    unique('notification__mark').on(t.mark),
    check(
      'notification__switches',
      sql`${t.isWechat} between 0 and 2 and ${t.isRoutine} between 0 and 2 and ${t.isSms} between 0 and 2`,
    ),
  ],
);
