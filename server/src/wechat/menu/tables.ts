import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { MenuButton } from '#contract/wechat/menu-buttons.ts';
import type { ReleaseAct } from '#contract/wechat/menus.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';

/** The menu as it is written here. There is one. */
export const wechatMenu = pgTable('wechat_menu', {
  id: integer().primaryKey(),
  button: jsonb().$type<MenuButton[]>().notNull(),
  version: integer().notNull(),
  ...stamps,
});

/** Menu that followers had from then on. */
export const wechatMenuRelease = pgTable(
  'wechat_menu_release',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    act: varchar({ length: 16 }).$type<ReleaseAct>().notNull(),
    button: jsonb().$type<MenuButton[]>().notNull(),
    actorName: varchar({ length: 64 }).notNull(),
    createTime: instant().notNull(),
  },
  (t) => [index('wechat_menu_release__time').on(t.createTime)], // the history
);
