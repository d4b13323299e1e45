import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { fanSyncStates } from '#contract/wechat/fans.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Tags of followers under the numbers that the account has for them, as they were read last. */
export const fanTag = unaudited(
  pgTable('fan_tag', { id: integer().primaryKey(), name: varchar({ length: 64 }).notNull() }),
  'a copy of what WeChat lists',
);

/** Reading of all followers: how far it is, and by which openid it goes on. */
export const fanSync = unaudited(
  pgTable(
    'fan_sync',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      appId: varchar({ length: 64 }).notNull(),
      state: varchar({ length: 8, enum: fanSyncStates.values }).notNull(),
      /** Last openid that was kept; blank at the start. */
      after: varchar({ length: 64 }).notNull().default(''),
      handled: integer().notNull().default(0),
      total: integer().notNull().default(0),
      reason: varchar({ length: 200 }).notNull().default(''),
      startTime: instant().notNull(),
      endTime: instant(),
      updateTime: instant().notNull(),
    },
    (t) => [index('fan_sync__latest').on(t.appId, t.id)], // the one that goes on, and what the screen shows
  ),
  'it is written with every portion',
);
export type FanSyncRow = typeof fanSync.$inferSelect;
